import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { company } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { slipSubject } from '@/rental/payment-slip/slip-texts'
import { MINIMUM_DEPOSIT } from '@/rental/terms'
import { depositPayment } from '@/reservations/deposit/payment'
import { Button } from '@/ui/button'
import { Cluster, Facts, Stack } from '@/ui/layout'
import { saveFile } from '@/ui/save-file'
import { showToast } from '@/ui/toast'

import { SLIP_SIZE, SlipDrawing } from './slip-drawing'

import styles from './payment-slip.module.css'

/** The ready-made payment slip of the deposit, with the QR code that Serbian banking apps scan. */
export function PaymentSlip({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation('client')
  const { money } = useFormats()
  const drawing = useRef<HTMLDivElement>(null)
  if (reservationId === '') return <p className="muted">{t('deposit.slip.enterId')}</p>
  const payment = depositPayment(reservationId)
  if (payment === undefined) return <p className="muted">{t('deposit.slip.notPossible')}</p>

  const download = () =>
    saveAsPng(drawing.current?.children ?? [], t('deposit.slip.fileName', { id: reservationId })).catch(
      () => void showToast('error', t('deposit.slip.downloadFailed')),
    )
  const { legalName } = company
  const { receiver, formattedAccount, reference } = payment
  const amount = money(MINIMUM_DEPOSIT)
  return (
    <Stack as="section" gap={5} className={styles.slip} data-slip>
      <Stack gap={1}>
        <h3>{t('deposit.slip.title')}</h3>
        <p className="muted">{t('deposit.slip.text')}</p>
      </Stack>
      <div className={styles.paper} translate="no">
        <SlipDrawing
          ref={drawing}
          payment={payment}
          label={t('deposit.slip.drawing', { amount, legalName, ...payment })}
        />
      </div>
      <Facts layout="columns" className={styles.data}>
        <CopyLine name={t('deposit.slip.receiver')} value={receiver.replaceAll('\n', ', ')} />
        <CopyLine name={t('deposit.slip.account')} value={formattedAccount} />
        <CopyLine name={t('deposit.slip.amount')} value={amount} copied={payment.formattedAmount} />
        <CopyLine name={t('deposit.slip.subject')} value={slipSubject(reservationId)} />
        <CopyLine name={t('deposit.slip.reference')} value={`97 ${reference}`} copied={reference} />
      </Facts>
      <Cluster>
        <Button onClick={() => print()}>{t('deposit.slip.print')}</Button>
        <Button onClick={() => void download()}>{t('deposit.slip.download')}</Button>
      </Cluster>
    </Stack>
  )
}

interface CopyLineProps {
  name: string
  value: string
  /** The copied text, if it differs from the shown value. */
  copied?: string
}

function CopyLine({ name, value, copied = value }: CopyLineProps) {
  const { t } = useTranslation()
  const [outcome, setOutcome] = useState<'done' | 'failed'>()
  const copy = async () => {
    try {
      // Throws without https, where there is no clipboard.
      await navigator.clipboard.writeText(copied)
      setOutcome('done')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      {/* The bank needs the exact value, so page translation must not change it. */}
      <dd translate="no">{value}</dd>
      <Cluster as="dd" className={styles.copy}>
        <small role="status" className={outcome && styles[outcome]}>
          {outcome && t(`copy.${outcome}`)}
        </small>
        <Button aria-label={`${t('copy.action')}: ${name}`} onClick={() => void copy()}>
          {t('copy.action')}
        </Button>
      </Cluster>
    </div>
  )
}

const PNG_SCALE = 2

/** Saves the parts of the drawing as one image. Rejects if the browser cannot draw them. */
async function saveAsPng(parts: Iterable<Element>, name: string): Promise<void> {
  const { width, height } = SLIP_SIZE
  const content = Array.from(parts, (part) => new XMLSerializer().serializeToString(part)).join('')
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(sheet)}`
  await image.decode()
  const canvas = new OffscreenCanvas(width * PNG_SCALE, height * PNG_SCALE)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  saveFile(await canvas.convertToBlob(), `${name}.png`)
}
