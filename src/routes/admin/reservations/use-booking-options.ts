import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { clientSearch } from '@/rental/client-search'
import { isDayPrice } from '@/rental/pricing'
import { searchVehicles } from '@/rental/search-everything'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { useAvailability } from '@/reservations/use-availability'
import type { ComboboxOption } from '@/ui/combobox'

import { useClientBooking } from './use-client-booking'

const NONE: readonly never[] = []

/** The clients and vehicles to choose from by a typed text; vehicles that are free on the chosen days come first. */
export function useBookingOptions({ users, vehicles, names }: ReservationList) {
  const { t } = useTranslation('booking')
  const { money } = useFormats()
  const { period } = useClientBooking()
  const availability = useAvailability()
  const searchClients = useMemo(() => clientSearch(users.rows ?? NONE), [users.rows])
  const isTaken = (id: string) =>
    period.kind === 'chosen' && availability?.isFree(id, period.period) === false
  return {
    findClients: (text: string): ComboboxOption[] =>
      searchClients(text).map(({ id, email, phone }) => ({
        value: id,
        label: names.userName(id),
        detail: [email, phone].filter(Boolean).join(' · '),
      })),
    findVehicles: (text: string): ComboboxOption[] => {
      const bookable = searchVehicles(text, vehicles.rows ?? NONE).filter(({ pricePerDay }) =>
        isDayPrice(pricePerDay),
      )
      return bookable
        .toSorted((a, b) => Number(isTaken(a.id)) - Number(isTaken(b.id)))
        .map(({ id, pricePerDay }) => ({
          value: id,
          label: names.vehicleName(id),
          detail: isTaken(id) ? t('card.notAvailable') : `${money(pricePerDay)} ${t('card.perDay')}`,
        }))
    },
  }
}
