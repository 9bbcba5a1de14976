import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { awaitsConfirmation } from '@/rental/status'

import type { ReservationList } from './use-reservation-list'

const NONE: readonly never[] = []

/** The words of the administrator's list. */
export type AdminLabels = ReturnType<typeof useAdminLabels>

/** What the administrator's table, panel and timeline say of a reservation. */
export function useAdminLabels({ vehicles, userById }: ReservationList) {
  const { t } = useTranslation('reservations')
  const texts = useReservationLabels(vehicles.data ?? NONE)
  const user = ({ userId }: Reservation) =>
    userId === undefined
      ? t('unknownUser')
      : (userById.get(userId)?.fullName ?? t('userNumber', { id: userId }))
  return {
    ...texts,
    user,
    /** All that a bar of the timeline stands for. */
    bar: (reservation: Reservation) =>
      t('timeline.bar', {
        id: reservation.id,
        user: user(reservation),
        start: texts.pickup(reservation),
        end: texts.return(reservation),
        status: awaitsConfirmation(reservation) ? t('waitingForConfirmation') : texts.status(reservation),
      }),
  }
}
