import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ApiError, isPerhapsTooLarge } from '@/api/api-error'
import { withRowChanged } from '@/api/fields'
import { type AnyReservation, type PaymentSlip, reservationsQuery, sendPaymentSlip } from '@/api/reservations'
import { FailureNotice } from '@/lists/failure-notice'
import { paths } from '@/paths'
import type { ReservationState } from '@/rental/next-reservation'
import { hasSlip } from '@/rental/status'
import { SlipCheck } from '@/reservations/deposit/slip-check'
import { ReservationStages } from '@/reservations/reservation-stages'
import { createFormDrafts } from '@/session/form-drafts'
import { useSession } from '@/session/session'
import { changed, useApiMutation, type Refetch } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { Panel, Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'
import { RadioGroup } from '@/ui/radio-group'
import { showToast } from '@/ui/toast'

import { ProcessingOverlay } from './processing-overlay'

interface DepositFormProps {
  /** The typed reservation ID, or '' if it is not valid. */
  reservationId: string
  /** The state of the reservation, once its slip has been sent from this page. */
  sentState: ReservationState | undefined
  onSent: (reservationId: string) => void
}

/** The HTML id by which the field of the reservation ID, above the slip, belongs to the form. */
export const FORM_ID = 'deposit'

/** The key of the call that sends the slip of that reservation. */
export const sendingKey = (id: string) => ['update-reservation', id] as const

/** What is entered in the form; the reservation ID stands above it. */
type Entries = Omit<PaymentSlip, 'reservationId' | 'slipImage'> & { slipImage: File | undefined }

const NO_IMAGES = { slipImage: undefined, advancePaymentImage: undefined }

const drafts = createFormDrafts<Entries>()

/** Sends the paid slip. The entries survive every failure and a sign-in. */
export function DepositForm({ reservationId, sentState, onSent }: DepositFormProps) {
  const { t } = useTranslation('client')
  const [entries, setEntries] = useState<Entries>(
    () => drafts.read(reservationId) ?? { advancePayment: 'uzivo', ...NO_IMAGES },
  )
  const { slipImage, advancePayment, advancePaymentImage } = entries
  const enter = (entered: Partial<Entries>) => setEntries((before) => ({ ...before, ...entered }))
  const { mutate, isPending, error, variables } = useDeposit(reservationId, () => {
    enter(NO_IMAGES)
    onSent(reservationId)
  })
  const mayBeTooLarge = (picture: File | undefined, sent: File | undefined) =>
    picture === sent && isPerhapsTooLarge(error, picture?.size ?? 0)
  drafts.useKeepDraft(reservationId, isPending, () =>
    slipImage || advancePaymentImage ? entries : undefined,
  )

  const submit = () => {
    if (slipImage === undefined || reservationId === '') void showToast('info', t('deposit.toast.missing'))
    else mutate({ ...entries, reservationId, slipImage })
  }
  return (
    <Panel
      as="form"
      raised
      gap={5}
      id={FORM_ID}
      aria-label={t('deposit.form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={2}>
        <ImagePicker
          label={t('deposit.slipImage')}
          file={slipImage}
          mayBeTooLarge={mayBeTooLarge(slipImage, variables?.slipImage)}
          onPick={(slipImage) => enter({ slipImage })}
        />
        {slipImage && (
          <SlipCheck picture={slipImage} reservationId={reservationId} advice={t('deposit.check.advice')} />
        )}
      </Stack>
      <RadioGroup
        legend={t('deposit.modeTitle')}
        options={[
          { value: 'uzivo', label: t('deposit.inPerson'), hint: t('deposit.inPersonHint') },
          { value: 'uplatnica', label: t('deposit.bySlip') },
        ]}
        value={advancePayment}
        onChange={(advancePayment) => enter({ advancePayment })}
      />
      {/* Hidden, not removed, so that the picker still names its file when it is shown again. */}
      <div hidden={advancePayment === 'uzivo'}>
        <ImagePicker
          label={t('deposit.advanceImage')}
          file={advancePaymentImage}
          mayBeTooLarge={mayBeTooLarge(advancePaymentImage, variables?.advancePaymentImage)}
          onPick={(advancePaymentImage) => enter({ advancePaymentImage })}
        />
      </div>
      <WhyNotSent error={error} reservationId={reservationId} />
      <Button variant="primary" type="submit" disabled={reservationId === '' || slipImage === undefined}>
        {t('deposit.confirm')}
      </Button>
      {!isPending && !slipImage && sentState && (
        <SentNotice reservationId={reservationId} state={sentState} />
      )}
      {isPending && <ProcessingOverlay />}
    </Panel>
  )
}

/** Says why the slip was not sent; if the server wants a sign-in, with a link to it. */
function WhyNotSent({ error, reservationId }: { error: Error | null; reservationId: string }) {
  const { t } = useTranslation('client')
  const isSignedIn = useSession() !== undefined
  if (isSignedIn || !(error instanceof ApiError) || error.status !== 401)
    return <FailureNotice error={error} />
  return (
    <Notice tone="danger" role="alert" ref={bringIntoSight}>
      {t('deposit.signInNeeded')}{' '}
      <Link to={paths.authThen(paths.depositFor(reservationId))}>{t('deposit.signInLink')}</Link>
    </Notice>
  )
}

/** A slip, and the reservation as it was before the slip was sent, if that could be read. */
type SentSlip = PaymentSlip & { before?: AnyReservation | undefined }

const readReservation = async ({ reservationId }: SentSlip, refetch: Refetch) =>
  (await refetch(reservationsQuery()))?.rows.find((row) => row.id === reservationId)

/** Sends a slip. */
function useDeposit(id: string, onSent: () => void) {
  const { t } = useTranslation('client')
  const back = { to: paths.depositFor(id), text: t('deposit.toast.back', { id }) }
  const see = { to: paths.ownReservation(id), text: t('deposit.toast.see', { id }) }
  return useApiMutation<SentSlip>({
    mutationKey: sendingKey(id),
    // Without a report, a visitor who signs in meanwhile would send the slip a second time.
    followsSignIn: true,
    // Another device may have sent a slip since the page was opened.
    prepare: async (slip, refetch) => ({ ...slip, before: await readReservation(slip, refetch) }),
    mutationFn: sendPaymentSlip,
    // If the reservation already had a slip, nobody can tell whether this one has arrived.
    wasDone: async (slip, refetch) =>
      slip.before !== undefined &&
      !hasSlip(slip.before) &&
      (await readReservation(slip, refetch))?.slipImage !== undefined,
    // Nobody may be asked to pay again, even if the list cannot be read again.
    refreshes: [changed(reservationsQuery(), (list) => withRowChanged(list, id, { hasSlip: true }))],
    toast: (error) =>
      error
        ? { text: t('deposit.toast.failed'), link: back }
        : { text: t('deposit.toast.confirmed'), link: see },
    onDone: (_output, _slip, isSamePage) => {
      drafts.forget(id)
      if (isSamePage) onSent()
    },
    onFailed: (_, slip, isSamePage) => !isSamePage && drafts.keep(slip.reservationId, slip),
  })
}

const focus = (element: HTMLElement | null) => element?.focus()

// No confirmation follows where there is one already, nor for a reservation that has failed or is over.
const SENT_TEXTS = {
  deposit: 'sent',
  confirmation: 'sent',
  success: 'sentAgain',
  running: 'sentAgain',
  over: 'sentLate',
  failed: 'sentLate',
} as const

/** Says what happens with the sent slip; takes the focus from the button, which is disabled now. */
function SentNotice({ reservationId, state }: { reservationId: string; state: ReservationState }) {
  const { t } = useTranslation(['client', 'common'])
  const text = SENT_TEXTS[state]
  return (
    <Stack ref={focus} tabIndex={-1} gap={5}>
      <Notice tone="success">
        {t(`deposit.${text}`, { id: reservationId })}{' '}
        <Link to={paths.client}>{t('common:myReservations')}</Link>
      </Notice>
      {text !== 'sentLate' && <ReservationStages next={text === 'sent' ? 'confirmation' : 'success'} />}
    </Stack>
  )
}
