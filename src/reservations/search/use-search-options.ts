import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { User } from '@/api/users'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { vehicleNames } from '@/rental/reservation-search'
import { searchEverything } from '@/rental/search-everything'
import { foldText, searchOf } from '@/rental/search-text'

/** Something that the search found, with its address. */
export interface SearchOption {
  id: string
  kind: 'reservation' | 'client' | 'vehicle' | 'page'
  text: string
  to: string
}

const NONE: readonly never[] = []

// More than fit the window would have to be read through; another letter finds better ones.
const MOST_OF_A_KIND = 5

/** The lists that are searched, as far as they have loaded. */
interface SearchedLists {
  reservations: readonly Reservation[] | undefined
  users: readonly User[] | undefined
  vehicles: readonly Vehicle[] | undefined
}

/** The reservations, clients, vehicles and pages found by a text, all pages for none; `find` finds others at once. */
export function useSearchOptions(
  { reservations = NONE, users = NONE, vehicles = NONE }: SearchedLists,
  text: string,
) {
  const { t } = useTranslation(['search', 'client', 'reservations'])
  const { dateTime } = useFormats()
  const lists = useMemo(() => ({ reservations, people: users, vehicles }), [reservations, users, vehicles])
  const names = useMemo(() => {
    const named = vehicleNames(vehicles, ({ id, name }) => t('reservations:vehicleWithId', { id, name }))
    return { vehicles: named, users: new Map(users.map(({ id, fullName }) => [id, fullName])) }
  }, [users, vehicles, t])
  const clientName = (id: string) => names.users.get(id) ?? t('reservations:userNumber', { id })
  const vehicleName = (id: string) => names.vehicles.get(id) ?? t('client:table.unknownVehicle', { id })
  const found = useMemo(() => searchEverything(text, lists, MOST_OF_A_KIND), [text, lists])
  const pages = [
    { name: t('client:links.today'), to: paths.today },
    { name: t('client:links.allReservations'), to: paths.allReservations },
    { name: t('timeline'), to: paths.timeline },
    { name: t('client:links.figures'), to: paths.figures },
    { name: t('client:links.allVehicles'), to: paths.allVehicles },
    { name: t('client:links.users'), to: paths.users },
    { name: t('client:links.vehicleControl'), to: paths.vehicleControl },
    { name: t('client:links.settings'), to: paths.settings },
    { name: t('client:links.bookCar'), to: paths.vehicles },
  ]
  const optionsOf = (text: string, findings: typeof found): SearchOption[] => {
    const { exact, reservations, people, vehicles } = findings
    const isFound = searchOf(text.trim())
    const reservation = (row: (typeof reservations)[number]): SearchOption => {
      const client = row.userId === undefined ? t('reservations:unknownUser') : clientName(row.userId)
      const parts = [row.id, client, vehicleName(row.vehicleId), dateTime(row.start)]
      return { id: `r${row.id}`, kind: 'reservation', text: parts.join(' · '), to: paths.reservation(row.id) }
    }
    return [
      ...(exact ? [reservation(exact)] : []),
      ...pages
        .filter(({ name }) => isFound(foldText(name)))
        .map(({ name, to }): SearchOption => ({ id: `p${to}`, kind: 'page', text: name, to })),
      ...people.map(({ id, fullName, email, phone }): SearchOption => {
        const parts = [clientName(id), email, phone]
        // Found in the list of users by what no other user has; without that, by their reservations.
        const to = email ?? phone ?? fullName
        return {
          id: `c${id}`,
          kind: 'client',
          text: parts.filter(Boolean).join(' · '),
          to: to === undefined ? paths.reservationsOfUser(id) : paths.usersFound(to),
        }
      }),
      ...vehicles.map(({ id }): SearchOption => ({
        id: `v${id}`,
        kind: 'vehicle',
        text: vehicleName(id),
        to: paths.vehicleForm(id),
      })),
      ...reservations.map(reservation),
    ]
  }
  return {
    options: optionsOf(text, found),
    find: (other: string) => optionsOf(other, searchEverything(other, lists, MOST_OF_A_KIND)),
  }
}
