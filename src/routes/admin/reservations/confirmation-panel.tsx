import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { withRowChanged } from '@/api/fields'
import { confirmReservation, type Reservation, reservationsQuery } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { FailureNotice } from '@/lists/failure-notice'
import { OldListNotice } from '@/lists/list-notices'
import { paths } from '@/paths'
import { overlapOf } from '@/rental/conflicts'
import { awaitsConfirmation, nextStepOf, readStatus } from '@/rental/status'
import { dayOf } from '@/rental/wall-clock'
import { ContactFacts } from '@/reservations/contact-link'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { changed, useApiMutation } from '@/session/use-api-mutation'
import { Dialog } from '@/ui/dialog'
import { Fact } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { TwoStepButton } from '@/ui/two-step-button'
import { useOpenRow } from '@/ui/use-open-row'

import { ReservationStatus } from './reservation-columns'
import { SlipPicture, SlipSteps } from './slip-review'

const NONE: readonly never[] = []

interface ConfirmationPanelProps {
  reservation: Reservation
  list: ReservationList
  onClose: () => void
}

/** A reservation as an administrator sees it, with its slip and the button that confirms it. */
export function ConfirmationPanel({ reservation, list, onClose }: ConfirmationPanelProps) {
  const { t } = useTranslation(['desk', 'client'])
  const { date } = useFormats()
  const { labels } = list
  const { hrefOf } = useOpenRow('reservation')
  const rows = list.reservations.rows ?? NONE
  const isOfInterest = awaitsConfirmation(reservation) || readStatus(reservation.status) !== 'failed'
  const other = useMemo(
    () => (isOfInterest ? overlapOf(reservation, rows) : undefined),
    [isOfInterest, reservation, rows],
  )
  return (
    <Dialog title={t('reservations.panelTitle', { id: reservation.id })} variant="panel" onClose={onClose}>
      <OldListNotice lists={list.lists} />
      {other && (
        <Notice
          // Its link leads to another panel, which is read from its beginning.
          key={reservation.id}
          tone="warning"
          role="alert"
          action={
            <Link to={hrefOf(other.id)} preventScrollReset>
              {t('reservations.panelTitle', { id: other.id })}
            </Link>
          }
        >
          {t('conflict.alert', {
            overlaps: t('conflict.overlaps', { id: other.id }),
            user: labels.user(other),
            from: date(dayOf(other.start)),
            to: date(dayOf(other.end)),
          })}
        </Notice>
      )}
      {nextStepOf(reservation) === 'deposit' && <Notice role="status">{t('reservations.noSlip')}</Notice>}
      <ReservationSheet
        reservation={reservation}
        labels={labels}
        facts={
          <>
            <Fact name={t('reservations.user')}>{labels.user(reservation)}</Fact>
            <ContactFacts user={list.names.contacts.get(reservation.userId ?? '')} />
            <Fact name={t('client:table.status')}>
              <ReservationStatus reservation={reservation} labels={labels} />
            </Fact>
          </>
        }
        slip={<SlipPicture reservation={reservation} />}
      >
        <SlipSteps reservation={reservation} reservations={rows}>
          <ConfirmButton reservation={reservation} conflictingId={other?.id} />
        </SlipSteps>
      </ReservationSheet>
    </Dialog>
  )
}

interface ConfirmButtonProps {
  reservation: Reservation
  /** The ID of a reservation that overlaps this one, for which the button asks twice. */
  conflictingId: string | undefined
}

/** Confirms a reservation whose slip waits; without one it stays mounted, so that the answer still finds this page. */
function ConfirmButton({ reservation, conflictingId }: ConfirmButtonProps) {
  const { t } = useTranslation('desk')
  const { mutate, isPending, error } = useConfirmation(reservation.id)
  if (!awaitsConfirmation(reservation)) return null
  return (
    <>
      <FailureNotice error={error} />
      <TwoStepButton
        // Another conflict asks anew.
        key={conflictingId && `${reservation.id} ${conflictingId}`}
        type="submit"
        variant="primary"
        aria-busy={isPending}
        aria-keyshortcuts="Control+Enter"
        again={conflictingId && t('conflict.again')}
        onConfirm={() => mutate()}
      >
        {t(isPending ? 'reservations.confirming' : 'reservations.confirm')}
      </TwoStepButton>
    </>
  )
}

/** Confirms a reservation. One that is confirmed is no failure, even if the answer was lost or somebody else did it. */
function useConfirmation(id: string) {
  const { t } = useTranslation('desk')
  const query = reservationsQuery()
  return useApiMutation<void>({
    mutationKey: ['confirm-reservation', id],
    mutationFn: () => confirmReservation(id),
    wasDone: async (_, refetch) =>
      readStatus((await refetch(query))?.rows.find((row) => row.id === id)?.status) === 'success',
    refreshes: [changed(query, (list) => withRowChanged(list, id, { status: 'success' }))],
    toast: (error) => ({
      text: t(error ? 'reservations.toast.failed' : 'reservations.toast.confirmed'),
      link: { to: paths.reservation(id), text: t('reservations.toast.link', { id }) },
    }),
  })
}
