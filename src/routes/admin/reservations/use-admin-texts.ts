import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useReservationTexts } from '@/i18n/use-reservation-texts'

import type { List } from './use-list'

const NONE: readonly never[] = []

/** What the administrator's table, panel and timeline say of a reservation. */
export function useAdminTexts({ vehicles, userById }: List) {
  const { t } = useTranslation('reservations')
  const texts = useReservationTexts(vehicles.data ?? NONE)
  return {
    ...texts,
    user: ({ userId }: Reservation) =>
      userId === undefined
        ? t('unknownUser')
        : (userById.get(userId)?.fullName ?? t('userNumber', { id: userId })),
  }
}
