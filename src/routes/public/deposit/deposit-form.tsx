import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { ApiError, isPerhapsTooLarge } from '@/api/api-error'
import { withRowChanged } from '@/api/fields'
import {
  type AdvancePayment,
  type AnyReservation,
  type PaymentSlip,
  reservationsQuery,
  sendPaymentSlip,
} from '@/api/reservations'
import { FailureNotice } from '@/lists/failure-notice'
import { paths } from '@/paths'
import { reservationStateOf } from '@/rental/next-reservation'
import { hasSlip, readStatus } from '@/rental/status'
import { SlipCheck } from '@/reservations/deposit/slip-check'
import { ReservationStages } from '@/reservations/reservation-stages'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { createFormDrafts } from '@/session/form-drafts'
import { useSession } from '@/session/session'
import { useApiMutation, type Refetch } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { Panel, Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'
import { RadioGroup } from '@/ui/radio-group'
import { showToast } from '@/ui/toast'

import { ProcessingOverlay } from './processing-overlay'
import { useOwnReservation } from './use-own-reservation'

interface DepositFormProps {
  /** The HTML id of the form; the reservation ID field above the slip belongs to the form by it. */
  id: string
  /** The typed reservation ID, or '' if it is not valid. */
  reservationId: string
  /** The ID of the reservation whose slip was sent from this page. */
  sentId: string | undefined
  onSent: (reservationId: string) => void
}

/** The key of the call that sends the slip of that reservation. */
export const sendingKey = (id: string) => ['update-reservation', id] as const

const drafts = createFormDrafts<Omit<PaymentSlip, 'slipImage'> & { slipImage: File | undefined }>()

/** Sends the paid slip. The entries survive every failure and a sign-in. */
export function DepositForm({ id, reservationId, sentId, onSent }: DepositFormProps) {
  const { t } = useTranslation('deposit')
  const [draft] = useState(() => drafts.read(reservationId))
  const [slipImage, setSlipImage] = useState(draft?.slipImage)
  const [advancePayment, setAdvancePayment] = useState<AdvancePayment>(draft?.advancePayment ?? 'uzivo')
  const [advancePaymentImage, setAdvancePaymentImage] = useState(draft?.advancePaymentImage)
  const { mutate, isPending, error, variables } = useDeposit(reservationId, () => {
    setSlipImage(undefined)
    setAdvancePaymentImage(undefined)
    onSent(reservationId)
  })
  const sent = [
    variables?.slipImage,
    variables?.advancePayment === 'uplatnica' ? variables.advancePaymentImage : undefined,
  ]
  const sentBytes = sent.reduce((sum, picture) => sum + (picture?.size ?? 0), 0)
  const mayBeTooLarge = (picture: File | undefined) =>
    sent.includes(picture) && isPerhapsTooLarge(error, sentBytes)
  const hasEntries = slipImage !== undefined || advancePaymentImage !== undefined
  const currentEntries = () => ({ reservationId, slipImage, advancePayment, advancePaymentImage })
  drafts.useKeepDraft(reservationId, isPending, () => (hasEntries ? currentEntries() : undefined))

  const submit = () => {
    if (slipImage === undefined || reservationId === '') {
      void showToast('info', t('toast.missing'))
      return
    }
    mutate({ reservationId, slipImage, advancePayment, advancePaymentImage })
  }
  return (
    <Panel
      as="form"
      raised
      gap={5}
      id={id}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={2}>
        <ImagePicker
          label={t('slipImage')}
          file={slipImage}
          mayBeTooLarge={mayBeTooLarge(slipImage)}
          onPick={setSlipImage}
        />
        {slipImage && (
          <SlipCheck picture={slipImage} reservationId={reservationId} advice={t('check.advice')} />
        )}
      </Stack>
      <AdvancePaymentChoice value={advancePayment} onChange={setAdvancePayment} />
      {/* Hidden, not removed, so that the picker still names its file when it is shown again. */}
      <div hidden={advancePayment === 'uzivo'}>
        <ImagePicker
          label={t('advanceImage')}
          file={advancePaymentImage}
          mayBeTooLarge={mayBeTooLarge(advancePaymentImage)}
          onPick={setAdvancePaymentImage}
        />
      </div>
      <WhyNotSent error={error} reservationId={reservationId} />
      <Button variant="primary" type="submit" disabled={reservationId === '' || slipImage === undefined}>
        {t('confirm')}
      </Button>
      {!isPending && !slipImage && sentId !== undefined && <SentNotice key={sentId} reservationId={sentId} />}
      {isPending && <ProcessingOverlay />}
    </Panel>
  )
}

/** Says why the slip was not sent; if the server wants a sign-in, with a link to it. */
function WhyNotSent({ error, reservationId }: { error: Error | null; reservationId: string }) {
  const { t } = useTranslation('deposit')
  const isSignedIn = useSession() !== undefined
  if (isSignedIn || !(error instanceof ApiError) || error.status !== 401)
    return <FailureNotice error={error} />
  return (
    <Notice tone="danger" role="alert" ref={bringIntoSight}>
      {t('signInNeeded')} <Link to={paths.authThen(paths.depositFor(reservationId))}>{t('signInLink')}</Link>
    </Notice>
  )
}

/** Sends a slip. */
function useDeposit(id: string, onSent: () => void) {
  const { t } = useTranslation('deposit')
  const queryClient = useQueryClient()
  const query = reservationsQuery()
  const findReservation = async (id: string, refetch: Refetch) =>
    (await refetch(query))?.rows.find((row) => row.id === id)
  return useApiMutation<PaymentSlip & { before?: AnyReservation | undefined }>({
    mutationKey: sendingKey(id),
    // Without a report, a visitor who signs in meanwhile would send the slip a second time.
    followsSignIn: true,
    // Another device may have sent a slip since the page was opened.
    prepare: async (slip, refetch) => ({
      ...slip,
      before: await findReservation(slip.reservationId, refetch),
    }),
    mutationFn: sendPaymentSlip,
    // If the reservation already had a slip, nobody can tell whether this one has arrived.
    wasDone: async ({ before, reservationId }, refetch) =>
      before !== undefined &&
      !hasSlip(before) &&
      (await findReservation(reservationId, refetch))?.slipImage !== undefined,
    refreshes: [query],
    toasts: {
      done: ({ reservationId: id }) => ({
        text: t('toast.confirmed'),
        link: { to: paths.ownReservation(id), text: t('toast.see', { id }) },
      }),
      failed: (_, { reservationId: id }) => ({
        text: t('toast.failed'),
        link: { to: paths.depositFor(id), text: t('toast.back', { id }) },
      }),
    },
    onDone: (_, { reservationId: id }, isSamePage) => {
      drafts.forget(id)
      // Nobody may be asked to pay again, even if the list cannot be read again.
      queryClient.setQueryData(query.queryKey, (list) => list && withRowChanged(list, id, { hasSlip: true }))
      if (isSamePage) onSent()
    },
    onFailed: (_, slip, isSamePage) => {
      if (!isSamePage) drafts.keep(slip.reservationId, slip)
    },
  })
}

interface AdvancePaymentChoiceProps {
  value: AdvancePayment
  onChange: (value: AdvancePayment) => void
}

function AdvancePaymentChoice({ value, onChange }: AdvancePaymentChoiceProps) {
  const { t } = useTranslation('deposit')
  return (
    <RadioGroup
      legend={t('modeTitle')}
      options={[
        { value: 'uzivo', label: t('inPerson'), hint: t('inPersonHint') },
        { value: 'uplatnica', label: t('bySlip') },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Says what happens with the sent slip; takes the focus from the button, which is disabled now. */
function SentNotice({ reservationId }: { reservationId: string }) {
  const { t } = useTranslation(['deposit', 'common'])
  const { own } = useOwnReservation(reservationId)
  const now = useCurrentMinute()
  const state = own && reservationStateOf(own, now)
  // No confirmation follows for a reservation that has failed or is over.
  const isFailedOrOver = state === 'failed' || state === 'over'
  // Another slip leaves a confirmed reservation confirmed.
  const isConfirmed = readStatus(own?.status) === 'success'
  return (
    <Stack ref={focus} tabIndex={-1} gap={5}>
      <Notice tone="success">
        {t(isFailedOrOver ? 'sentLate' : isConfirmed ? 'sentAgain' : 'sent', { id: reservationId })}{' '}
        <Link to={paths.client}>{t('common:myReservations')}</Link>
      </Notice>
      {!isFailedOrOver && <ReservationStages next={isConfirmed ? 'success' : 'confirmation'} />}
    </Stack>
  )
}
