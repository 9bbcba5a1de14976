import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { MINIMUM_DRIVER_AGE_YEARS, SEATS } from '@/rental/terms'

export type ReservationLabels = ReturnType<typeof useReservationLabels>

/** The texts for a reservation in tables and panels, in the language and formats of the page. */
export function useReservationLabels(vehicles: readonly Vehicle[]) {
  const { t } = useTranslation(['client', 'common'])
  const { money, measure, dateTime } = useFormats()
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
      /** What every car offers, and the range of this vehicle. */
      features: (vehicle: Vehicle | undefined) => [
        ...(vehicle?.rangeKm === undefined ? [] : [measure(vehicle.rangeKm, 'km')]),
        { text: String(SEATS), meaning: t('panel.seats') },
        t('panel.airConditioning'),
        t('panel.mileage'),
        t('panel.minimumAge', { age: MINIMUM_DRIVER_AGE_YEARS }),
      ],
    }
  }, [vehicles, t, money, measure, dateTime])
}
