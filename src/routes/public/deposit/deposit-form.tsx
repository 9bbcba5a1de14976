import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'

import { PaymentMode } from './payment-mode'
import { ProcessingOverlay } from './processing-overlay'
import { SentNotice } from './sent-notice'
import { useDeposit } from './use-deposit'

import styles from './deposit-form.module.css'

interface DepositFormProps {
  reservationId: string
  onReservationId: (text: string) => void
}

/** Sends the paid slip. What was entered is kept through every failure (D24). */
export function DepositForm({ reservationId, onReservationId }: DepositFormProps) {
  const { t } = useTranslation('deposit')
  const [slipImage, setSlipImage] = useState<File>()
  const [advancePayment, setAdvancePayment] = useState<'uplatnica' | 'uzivo'>('uzivo')
  const [advancePaymentImage, setAdvancePaymentImage] = useState<File>()
  const [sentId, setSentId] = useState<string>()
  const { submit, isPending } = useDeposit(({ reservationId }) => {
    setSlipImage(undefined)
    setAdvancePaymentImage(undefined)
    setSentId(reservationId)
  })
  const isComplete = reservationId !== '' && slipImage !== undefined

  return (
    <form
      className={styles.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit({ reservationId, slipImage, advancePayment, advancePaymentImage })
      }}
    >
      <Field
        label={t('reservationId')}
        inputMode="numeric"
        autoComplete="off"
        value={reservationId}
        onChange={(event) => onReservationId(event.target.value)}
      />
      <ImagePicker label={t('slipImage')} file={slipImage} onPick={setSlipImage} />
      <PaymentMode value={advancePayment} onChange={setAdvancePayment} />
      {/* Kept while it is hidden, so that it still names the file when it is shown again. */}
      <div hidden={advancePayment === 'uzivo'}>
        <ImagePicker label={t('advanceImage')} file={advancePaymentImage} onPick={setAdvancePaymentImage} />
      </div>
      <Button look="primary" type="submit" disabled={!isComplete}>
        {t('confirm')}
      </Button>
      {!isPending && !slipImage && sentId !== undefined && <SentNotice key={sentId} reservationId={sentId} />}
      {isPending && <ProcessingOverlay />}
    </form>
  )
}
