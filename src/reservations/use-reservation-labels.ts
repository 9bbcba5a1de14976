import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import type { Para } from '@/rental/money'
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
    const amountText = (amount: Para | undefined) =>
      amount === undefined ? t('table.notKnown') : money(amount)
    return {
      vehicleOf,
      vehicle: (reservation: Reservation) =>
        vehicleOf(reservation)?.name ?? t('table.unknownVehicle', { id: reservation.vehicleId }),
      duration: (reservation: Reservation) => t('common:days', { count: reservedDays(reservation) }),
      pickup: ({ start }: Reservation) => dateTime(start),
      return: ({ end }: Reservation) => dateTime(end),
      status: ({ status }: Reservation) => t(`status.${readStatus(status)}`),
      /** For the amounts of one column alone. */
      money: amountText,
      amount: ({ price }: Reservation) => amountText(price),
    }
  }, [vehicles, t, money, dateTime])
}
