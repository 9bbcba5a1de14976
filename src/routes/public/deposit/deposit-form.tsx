import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { type PaymentSlip, reservationsQuery, sendPaymentSlip } from '@/api/reservations'
import { useApiMutation } from '@/api/use-api-mutation'
import { paths } from '@/paths'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'

import { ProcessingOverlay } from './processing-overlay'

import styles from './deposit-form.module.css'

interface DepositFormProps {
  /** The ID that was typed, or '' where it is none. */
  reservationId: string
  typedId: string
  onReservationId: (text: string) => void
}

/** Sends the paid slip. What was entered is kept through every failure. */
export function DepositForm({ reservationId, typedId, onReservationId }: DepositFormProps) {
  const { t } = useTranslation('deposit')
  const [slipImage, setSlipImage] = useState<File>()
  const [advancePayment, setAdvancePayment] = useState<AdvancePayment>('uzivo')
  const [advancePaymentImage, setAdvancePaymentImage] = useState<File>()
  const [sentId, setSentId] = useState<string>()
  const { mutate, isPending } = useDeposit()

  const submit = () => {
    if (slipImage === undefined || reservationId === '') {
      void showToast('info', t('toast.missing'))
      return
    }
    const onSuccess = () => {
      setSlipImage(undefined)
      setAdvancePaymentImage(undefined)
      setSentId(reservationId)
    }
    mutate({ reservationId, slipImage, advancePayment, advancePaymentImage }, { onSuccess })
  }
  return (
    <form
      className={styles.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={t('reservationId')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typedId}
        error={typedId.trim() !== '' && reservationId === '' ? t('reservationIdInvalid') : undefined}
        onChange={(event) => onReservationId(event.target.value)}
      />
      <ImagePicker label={t('slipImage')} file={slipImage} onPick={setSlipImage} />
      <AdvancePaymentChoice value={advancePayment} onChange={setAdvancePayment} />
      {/* Hidden instead of removed, so that it still names the file when it is shown again. */}
      <div hidden={advancePayment === 'uzivo'}>
        <ImagePicker label={t('advanceImage')} file={advancePaymentImage} onPick={setAdvancePaymentImage} />
      </div>
      <Button look="primary" type="submit" disabled={reservationId === '' || slipImage === undefined}>
        {t('confirm')}
      </Button>
      {!isPending && !slipImage && sentId !== undefined && <SentNotice key={sentId} reservationId={sentId} />}
      {isPending && <ProcessingOverlay />}
    </form>
  )
}

function useDeposit() {
  const { t } = useTranslation('deposit')
  const queryClient = useQueryClient()
  return useApiMutation({
    mutationKey: ['update-reservation'],
    // Pictures of slips are evidence: they go as they were picked (docs/decisions.md, "Slips as they were picked").
    mutationFn: (slip: PaymentSlip) =>
      sendPaymentSlip({
        ...slip,
        advancePaymentImage: slip.advancePayment === 'uplatnica' ? slip.advancePaymentImage : undefined,
      }),
    onSuccess: () => {
      void queryClient.invalidateQueries(reservationsQuery())
      void showToast('success', t('toast.confirmed'))
    },
    onError: () => void showToast('error', t('toast.failed')),
  })
}

const ADVANCE_PAYMENTS = [
  { value: 'uzivo', label: 'inPerson' },
  { value: 'uplatnica', label: 'bySlip' },
] as const

type AdvancePayment = (typeof ADVANCE_PAYMENTS)[number]['value']

interface AdvancePaymentChoiceProps {
  value: AdvancePayment
  onChange: (value: AdvancePayment) => void
}

function AdvancePaymentChoice({ value, onChange }: AdvancePaymentChoiceProps) {
  const { t } = useTranslation('deposit')
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('modeTitle')}</legend>
      {ADVANCE_PAYMENTS.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {t(option.label)}
        </label>
      ))}
    </fieldset>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Says what happens with the sent slip; takes the focus, since the button that had it is disabled now. */
function SentNotice({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation(['deposit', 'common'])
  return (
    <div ref={focus} tabIndex={-1}>
      <Notice tone="success">
        {t('sent', { id: reservationId })} <Link to={paths.client}>{t('common:myReservations')}</Link>
      </Notice>
    </div>
  )
}
