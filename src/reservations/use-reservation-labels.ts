import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'

export type ReservationLabels = ReturnType<typeof useReservationLabels>

/** The texts for a reservation in tables and panels, in the language and formats of the page. */
export function useReservationLabels(vehicles: readonly Vehicle[]) {
  const { t } = useTranslation(['client', 'common'])
  const { money, dateTime } = useFormats()
  return useMemo(() => {
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
    const vehicleOf = ({ vehicleId }: Reservation) => byId.get(vehicleId)
    return {
      vehicleOf,
      vehicle: (reservation: Reservation) =>
        vehicleOf(reservation)?.name ?? t('table.unknownVehicle', { id: reservation.vehicleId }),
      duration: (reservation: Reservation) => t('common:days', { count: reservedDays(reservation) }),
      pickup: ({ start }: Reservation) => dateTime(start),
      return: ({ end }: Reservation) => dateTime(end),
      status: ({ status }: Reservation) => t(`status.${readStatus(status)}`),
      amount: ({ price }: Reservation) => (price === undefined ? t('table.notKnown') : money(price)),
    }
  }, [vehicles, t, money, dateTime])
}
