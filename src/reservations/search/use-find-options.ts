import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { formatTime } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { searchEverything } from '@/rental/search-everything'
import { foldText, searchOf } from '@/rental/search-text'
import type { DeskLists } from '@/reservations/desk/use-reservation-list'

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

/** Gives a function that finds reservations, clients, vehicles and pages by a text, all pages for none. */
export function useFindOptions({ reservations, users, vehicles, names }: DeskLists) {
  const { t } = useTranslation(['desk', 'client'])
  const { language } = useFormats()
  const pages = useMemo(
    () => [
      { text: t('client:links.today'), to: paths.today },
      { text: t('client:links.allReservations'), to: paths.allReservations },
      { text: t('search.timeline'), to: paths.timeline },
      { text: t('client:links.figures'), to: paths.figures },
      { text: t('client:links.allVehicles'), to: paths.allVehicles },
      { text: t('client:links.users'), to: paths.users },
      { text: t('client:links.vehicleControl'), to: paths.vehicleControl },
      { text: t('client:links.settings'), to: paths.settings },
      { text: t('client:links.bookCar'), to: paths.vehicles },
    ],
    [t],
  )
  return useCallback(
    (text: string): SearchOption[] => {
      const lists = {
        reservations: reservations.rows ?? NONE,
        people: users.rows ?? NONE,
        vehicles: vehicles.rows ?? NONE,
      }
      const found = searchEverything(text, lists, MOST_OF_A_KIND)
      const isFound = searchOf(text.trim())
      const reservationOption = (row: Reservation): SearchOption => {
        const client = row.userId === undefined ? t('reservations.unknownUser') : names.userName(row.userId)
        const parts = [row.id, client, names.vehicleName(row.vehicleId), formatTime(row.start, language)]
        return {
          id: `r${row.id}`,
          kind: 'reservation',
          text: parts.join(' · '),
          to: paths.reservation(row.id),
        }
      }
      return [
        ...(found.exact ? [reservationOption(found.exact)] : []),
        ...pages
          .filter(({ text }) => isFound(foldText(text)))
          .map(({ text, to }): SearchOption => ({ id: `p${to}`, kind: 'page', text, to })),
        ...found.people.map(({ id, fullName, email, phone }): SearchOption => {
          // Found in the list of users by what no other user has; without that, by their reservations.
          const known = email ?? phone ?? fullName
          return {
            id: `c${id}`,
            kind: 'client',
            text: [names.userName(id), email, phone].filter(Boolean).join(' · '),
            to: known === undefined ? paths.reservationsOfUser(id) : paths.usersFound(known),
          }
        }),
        ...found.vehicles.map(({ id }): SearchOption => ({
          id: `v${id}`,
          kind: 'vehicle',
          text: names.vehicleName(id),
          to: paths.vehicleForm(id),
        })),
        ...found.reservations.map(reservationOption),
      ]
    },
    [reservations.rows, users.rows, vehicles.rows, names, pages, language, t],
  )
}
