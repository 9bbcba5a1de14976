import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { isIncomplete } from '@/api/fields'
import { type Reservation, reservationsQuery } from '@/api/reservations'
import { deleteVehicle, type Vehicle, vehiclesQuery } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { FailureNotice, isUnknownCall } from '@/lists/failure-notice'
import { UnreadNotice } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { paths } from '@/paths'
import { freesVehicle } from '@/rental/owner-rules'
import { nowInBelgrade } from '@/rental/wall-clock'
import { readAnew, useApiMutation } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'

import { NotReadError } from './vehicle-entries'

import styles from './delete-dialog.module.css'

interface DeleteDialogProps {
  vehicle: Vehicle
  onClose: () => void
}

/** Asks for confirmation before a vehicle is deleted. */
export function DeleteDialog({ vehicle, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['fleet', 'client', 'common'])
  const { mutate, isPending, error } = useDeleteVehicle(vehicle.id, onClose)
  const reservations = useQuery(reservationsQuery())
  const ofVehicle = (reservations.data ?? []).filter(({ vehicleId }) => vehicleId === vehicle.id)
  const upcoming = upcomingOf(ofVehicle)
  return (
    <Dialog
      title={t('remove.title', { name: vehicle.name })}
      closeLabel={t('common:close')}
      closedBy={isPending ? 'none' : 'any'}
      onClose={onClose}
    >
      <div className={styles.body}>
        {/* Several vehicles may have this name, so the ID is shown too. */}
        <p>{t('form.updateSubtitle', { name: vehicle.name, id: vehicle.id })}</p>
        <p>{t('remove.text')}</p>
        {reservations.isError && (
          <ReadFailure error={reservations.error} onRetry={() => void reservations.refetch()}>
            {t(ofVehicle.length > 0 ? 'client:listOld' : 'remove.reservationsUnknown')}
          </ReadFailure>
        )}
        <UnreadNotice list={reservations.data} text={() => t('remove.reservationsUnread')} />
        {ofVehicle.length > 0 && (
          <Notice tone={upcoming.length > 0 ? 'warning' : 'info'}>
            <Link to={paths.reservationsOfVehicle(vehicle.id)}>
              {t('remove.reservations', { count: ofVehicle.length, ahead: upcoming.length })}
            </Link>
          </Notice>
        )}
        {error instanceof NewReservationsError ? (
          <Notice tone="danger" role="status">
            {t('remove.reservedUnseen')}
          </Notice>
        ) : (
          // A notice above says what could not be read.
          <FailureNotice error={error instanceof NotReadError ? null : error} />
        )}
        <div className={styles.actions}>
          <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            aria-disabled={isPending}
            aria-busy={isPending}
            onClick={() =>
              mutate({
                id: vehicle.id,
                upcoming,
                isUnknown: reservations.isError,
                isPartlyUnknown: isIncomplete(reservations.data),
              })
            }
          >
            {t(isPending ? 'form.sending' : 'delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Thrown if the vehicle has a reservation ahead that the dialog did not show. */
class NewReservationsError extends Error {}

const frees = freesVehicle(OWNER_RULES)

function upcomingOf(reservations: readonly Reservation[]): Reservation[] {
  const now = nowInBelgrade()
  return reservations.filter(({ end, status }) => end > now && !frees(status))
}

interface Deletion {
  id: string
  /** The reservations ahead that the dialog has shown. */
  upcoming: readonly Reservation[]
  /** Whether the dialog has said that the reservations could not be read; the server then decides. */
  isUnknown: boolean
  /** Whether the dialog has said that some reservations could not be read. */
  isPartlyUnknown: boolean
}

/** Deletes a vehicle and reports the result in a toast; its row disappears at once. */
function useDeleteVehicle(id: string, onDeleted: () => void) {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const link = { to: paths.allVehicles, text: t('toast.seeAll') }
  return useApiMutation({
    mutationKey: ['delete-vehicle', id],
    // The vehicle may have reservations that the dialog did not know of, and not every server refuses then.
    prepare: async (deletion: Deletion) => {
      const list = await readAnew(queryClient, reservationsQuery())
      const now = list && reservationsQuery().select(list)
      if (now ? isIncomplete(now) && !deletion.isPartlyUnknown : !deletion.isUnknown) throw new NotReadError()
      const ofVehicle = now?.filter(({ vehicleId }) => vehicleId === deletion.id) ?? []
      const isUnseen = (row: Reservation) => !deletion.upcoming.some(({ id }) => id === row.id)
      if (upcomingOf(ofVehicle).some(isUnseen)) throw new NewReservationsError()
      return deletion
    },
    // A vehicle that has left the fleet is deleted: by somebody else, or by a call whose answer was lost.
    mutationFn: async ({ id }) => {
      try {
        await deleteVehicle(id)
      } catch (error) {
        const fleet = await readAnew(queryClient, vehiclesQuery())
        if (fleet?.some((vehicle) => vehicle.id === id) !== false) throw error
      }
    },
    onSuccess: (_, { id }, isSamePage) => {
      const { queryKey } = vehiclesQuery()
      queryClient.setQueryData(queryKey, (vehicles) => vehicles?.filter((vehicle) => vehicle.id !== id))
      void queryClient.invalidateQueries({ queryKey })
      void showToast('success', t('toast.deleted'), isSamePage ? undefined : link)
      if (isSamePage) onDeleted()
    },
    onError: (error, _, isSamePage) => {
      const text = t(isUnknownCall(error) ? 'toast.deleteUnknown' : 'toast.deleteFailed')
      void showToast('error', text, isSamePage ? undefined : link)
    },
  })
}
