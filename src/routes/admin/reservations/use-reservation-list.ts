import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { usersQuery } from '@/api/users'
import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { searchReservations } from '@/rental/reservation-search/search'

import { prepareWhenIdle } from './prepare-when-idle'

/** All reservations with the names behind their ids, ready to be searched. */
export function useReservationList() {
  const { language } = useFormats()
  const reservations = useQuery(reservationsQuery())
  const users = useQuery(usersQuery())
  const vehicles = useQuery(vehiclesQuery())

  const userById = useMemo(() => new Map(users.data?.map((user) => [user.id, user])), [users.data])
  const search = useMemo(() => {
    if (reservations.data === undefined) return undefined
    const { compare } = new Intl.Collator(LANGUAGE_FACTS[language].tag)
    return searchReservations(reservations.data, {
      users: new Map(users.data?.map(({ id, fullName }) => [id, fullName ?? ''])),
      vehicles: new Map(vehicles.data?.map(({ id, name }) => [id, name])),
      compare,
    })
  }, [reservations.data, users.data, vehicles.data, language])

  // A first press on a heading then only has to show what is known.
  useEffect(() => (search === undefined ? undefined : prepareWhenIdle(search)), [search])

  return { reservations, users, vehicles, userById, search }
}

/** The list of the administrator's room. */
export type ReservationList = ReturnType<typeof useReservationList>
