import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useReservationTexts } from '@/i18n/use-reservation-texts'
import { awaitsConfirmation } from '@/rental/status'

import type { List } from './use-list'

const NONE: readonly never[] = []

/** The words of the administrator's list. */
export type AdminTexts = ReturnType<typeof useAdminTexts>

/** What the administrator's table, panel and timeline say of a reservation. */
export function useAdminTexts({ vehicles, userById }: List) {
  const { t } = useTranslation('reservations')
  const texts = useReservationTexts(vehicles.data ?? NONE)
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
