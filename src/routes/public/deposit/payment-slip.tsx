import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { IS_SAMPLE_DATA } from '@/company/placeholders'
import { useFormats } from '@/i18n/use-formats'
import { slipSubject } from '@/rental/payment-slip/slip-texts'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { depositPayment } from '@/reservations/deposit/payment'
import { Button } from '@/ui/button'
import { Cluster, Facts, Stack } from '@/ui/layout'
import { showToast } from '@/ui/toast'

import { CopyLine } from './copy-line'
import { downloadDrawing } from './download-drawing'
import { SlipDrawing } from './slip-drawing'

import styles from './payment-slip.module.css'

/** The ready-made payment slip of the deposit, with the QR code that Serbian banking apps scan. */
export function PaymentSlip({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation(['deposit', 'common'])
  const { money } = useFormats()
  const drawing = useRef<HTMLDivElement>(null)
  if (reservationId === '') return <p className="muted">{t('slip.enterId')}</p>
  const payment = depositPayment(reservationId)
  if (payment === undefined) return <p className="muted">{t('slip.notPossible')}</p>

  const download = () => {
    const parts = drawing.current?.querySelectorAll<SVGSVGElement>(':scope > svg') ?? []
    downloadDrawing(parts, t('slip.fileName', { id: reservationId })).catch(
      () => void showToast('error', t('slip.downloadFailed')),
    )
  }
  const { receiver, formattedAccount, reference } = payment
  const amount = money(MINIMUM_DEPOSIT)
  return (
    <Stack as="section" gap={5} className={styles.slip} data-slip>
      <Stack gap={1}>
        <h3>{t('slip.title')}</h3>
        <p className="muted">{t('slip.text')}</p>
      </Stack>
      <div className={styles.paper} translate="no">
        <SlipDrawing
          ref={drawing}
          payment={payment}
          mark={IS_SAMPLE_DATA ? t('common:sampleData') : undefined}
          label={t('slip.drawing', {
            amount,
            receiver: company.legalName,
            account: formattedAccount,
            reference,
          })}
        />
      </div>
      <Facts layout="columns" className={styles.data}>
        <CopyLine name={t('slip.receiver')} value={receiver.replaceAll('\n', ', ')} />
        <CopyLine name={t('slip.account')} value={formattedAccount} />
        <CopyLine name={t('slip.amount')} value={amount} copied={payment.formattedAmount} />
        <CopyLine name={t('slip.subject')} value={slipSubject(reservationId)} />
        <CopyLine name={t('slip.reference')} value={`97 ${reference}`} copied={reference} />
      </Facts>
      <Cluster>
        <Button onClick={() => print()}>{t('slip.print')}</Button>
        <Button onClick={download}>{t('slip.download')}</Button>
      </Cluster>
    </Stack>
  )
}
