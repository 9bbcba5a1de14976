import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { withRowRemoved, type List } from '@/api/fields'
import { type AnyReservation, type Reservation, reservationsQuery } from '@/api/reservations'
import { deleteVehicle, type Vehicle, vehiclesQuery } from '@/api/vehicles'
import { FailureNotice, isUnknownCall } from '@/lists/failure-notice'
import { UnreadNotice } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { lacksRows, useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { nowInBelgrade } from '@/rental/wall-clock'
import { changed, NotReadError, useApiMutation } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Cluster, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'

import styles from './vehicle-dialog.module.css'

interface DeleteDialogProps {
  vehicle: Vehicle
  onClose: () => void
}

/** Asks for confirmation before a vehicle is deleted. */
export function DeleteDialog({ vehicle, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['desk', 'client', 'ui'])
  const { mutate, isPending, error } = useDeleteVehicle(vehicle.id, onClose)
  const reservations = useList(reservationsQuery())
  const ofVehicle = (reservations.rows ?? []).filter(({ vehicleId }) => vehicleId === vehicle.id)
  const upcoming = upcomingOf(ofVehicle)
  return (
    <Dialog
      title={t('fleet.remove.title', { name: vehicle.name })}
      closedBy={isPending ? 'none' : 'any'}
      onClose={onClose}
    >
      <Stack gap={5}>
        {/* Several vehicles may have this name, so the ID is shown too. */}
        <p>{t('fleet.form.updateSubtitle', { name: vehicle.name, id: vehicle.id })}</p>
        <p>{t('fleet.remove.text')}</p>
        {reservations.error && (
          <ReadFailure of={reservations}>
            {t(ofVehicle.length > 0 ? 'client:listOld' : 'fleet.remove.reservationsUnknown')}
          </ReadFailure>
        )}
        <UnreadNotice list={reservations} text={() => t('fleet.remove.reservationsUnread')} />
        {ofVehicle.length > 0 && (
          <Notice tone={upcoming.length > 0 ? 'warning' : 'info'}>
            <Link to={paths.reservationsOfVehicle(vehicle.id)}>
              {t('fleet.remove.reservations', { count: ofVehicle.length, ahead: upcoming.length })}
            </Link>
          </Notice>
        )}
        {error instanceof NewReservationsError ? (
          <Notice tone="danger" role="status">
            {t('fleet.remove.reservedUnseen')}
          </Notice>
        ) : (
          // A notice above says what could not be read.
          <FailureNotice error={error instanceof NotReadError ? null : error} />
        )}
        <Cluster className={styles.buttons}>
          <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {t('ui:form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            aria-disabled={isPending}
            aria-busy={isPending}
            onClick={() =>
              mutate({ upcoming, isIncomplete: reservations.error !== null || lacksRows(reservations) })
            }
          >
            {t(isPending ? 'ui:form.sending' : 'fleet.delete')}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}

/** Thrown if the vehicle has a reservation ahead that the dialog did not show. */
class NewReservationsError extends Error {}

function upcomingOf(reservations: readonly Reservation[]): Reservation[] {
  const now = nowInBelgrade()
  return reservations.filter(({ end, isFreed }) => end > now && !isFreed)
}

/** What the dialog has said of the vehicle's reservations. */
interface Shown {
  upcoming: readonly Reservation[]
  /** Whether it has said that reservations could not be read; the server then decides. */
  isIncomplete: boolean
}

/** Deletes a vehicle; its row disappears at once. One that has left the fleet is deleted, by whomever. */
function useDeleteVehicle(id: string, onDeleted: () => void) {
  const { t } = useTranslation('desk')
  const query = vehiclesQuery()
  return useApiMutation({
    mutationKey: ['delete-vehicle', id],
    prepare: async (shown: Shown, refetch) => checked(id, shown, await refetch(reservationsQuery())),
    mutationFn: () => deleteVehicle(id),
    wasDone: async (_, refetch) => (await refetch(query))?.rows.every((row) => row.id !== id) === true,
    refreshes: [changed(query, (list) => withRowRemoved(list, id))],
    toast: (error) => ({
      text: t(outcomeOf(error)),
      link: { to: paths.allVehicles, text: t('fleet.toast.seeAll') },
    }),
    onDone: (_output, _shown, isSamePage) => isSamePage && onDeleted(),
  })
}

function outcomeOf(error: Error | null) {
  if (!error) return 'fleet.toast.deleted'
  return isUnknownCall(error) ? 'fleet.toast.deleteUnknown' : 'fleet.toast.deleteFailed'
}

/** Throws if the vehicle has reservations that the dialog did not show; not every server refuses then. */
function checked(id: string, shown: Shown, list: List<AnyReservation> | undefined): Shown {
  const now = list && reservationsQuery().select(list)
  if (now?.unread !== 0 && !shown.isIncomplete) throw new NotReadError()
  const ofVehicle = now?.rows.filter(({ vehicleId }) => vehicleId === id) ?? []
  const isUnseen = (row: Reservation) => !shown.upcoming.some(({ id }) => id === row.id)
  if (upcomingOf(ofVehicle).some(isUnseen)) throw new NewReservationsError()
  return shown
}
