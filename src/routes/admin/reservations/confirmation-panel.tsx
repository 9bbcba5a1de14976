import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { withRowChanged } from '@/api/fields'
import { confirmReservation, type Reservation, reservationsQuery } from '@/api/reservations'
import { FailureNotice } from '@/lists/failure-notice'
import { OldListNotice } from '@/lists/list-notices'
import { paths } from '@/paths'
import { awaitsConfirmation, nextStepOf, readStatus } from '@/rental/status'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { useApiMutation } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'

import { ReservationStatus } from './reservation-columns'
import { useAdminLabels } from './use-admin-labels'
import type { ReservationList } from './use-reservation-list'

interface ConfirmationPanelProps {
  reservation: Reservation
  list: ReservationList
  onClose: () => void
}

/** A reservation as an administrator sees it, with its slip and the button that confirms it. */
export function ConfirmationPanel({ reservation, list, onClose }: ConfirmationPanelProps) {
  const { t } = useTranslation(['reservations', 'client', 'common'])
  const labels = useAdminLabels(list)
  const { confirm, isPending, error, variables: sentId } = useConfirmation(reservation.id)
  const user = list.userById.get(reservation.userId ?? '')
  const isWaiting = awaitsConfirmation(reservation)
  return (
    <Dialog
      title={t('panelTitle', { id: reservation.id })}
      closeLabel={t('common:close')}
      variant="panel"
      onClose={onClose}
    >
      <OldListNotice lists={list.lists} />
      {nextStepOf(reservation) === 'deposit' && <Notice role="status">{t('noSlip')}</Notice>}
      <ReservationSheet
        reservation={reservation}
        labels={labels}
        facts={[
          [t('user'), labels.user(reservation)],
          ...(user?.email === undefined ? [] : [[t('email'), user.email] as const]),
          ...(user?.phone === undefined ? [] : [[t('phone'), user.phone] as const]),
          [
            t('client:table.status'),
            <ReservationStatus key="status" reservation={reservation} labels={labels} />,
          ],
        ]}
        isSlipFirst
      >
        {isWaiting && (
          <>
            {/* The panel may show another reservation by now. */}
            <FailureNotice error={sentId === reservation.id ? error : null} />
            <Button type="submit" variant="primary" aria-busy={isPending} onClick={confirm}>
              {t(isPending ? 'confirming' : 'confirm')}
            </Button>
          </>
        )}
      </ReservationSheet>
    </Dialog>
  )
}

/** Confirms a reservation. One that is confirmed is no failure, even if the answer was lost or somebody else did it. */
function useConfirmation(id: string) {
  const { t } = useTranslation('reservations')
  const queryClient = useQueryClient()
  const query = reservationsQuery()
  const link = { to: paths.reservation(id), text: t('toast.link', { id }) }
  const { mutate, ...confirmation } = useApiMutation<string>({
    mutationKey: ['confirm-reservation', id],
    mutationFn: confirmReservation,
    wasDone: async (id, refetch) => {
      const now = await refetch(query)
      return now?.rows.some((row) => row.id === id && readStatus(row.status) === 'success') === true
    },
    refreshes: [query],
    toasts: {
      done: () => ({ text: t('toast.confirmed'), link }),
      failed: () => ({ text: t('toast.failed'), link }),
    },
    // Nobody may confirm twice, even if the list takes long or cannot be read again.
    onDone: (_, id) =>
      queryClient.setQueryData(
        query.queryKey,
        (list) => list && withRowChanged(list, id, { status: 'success' }),
      ),
  })
  const confirm = () => {
    const row = queryClient.getQueryData(query.queryKey)?.rows.find((row) => row.id === id)
    // The list may say that it is confirmed before the page does.
    if (row && awaitsConfirmation(row)) mutate(id)
  }
  return { ...confirmation, confirm }
}
