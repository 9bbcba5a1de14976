import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { vehicleNames } from '@/rental/reservation-search'

/** All reservations, and the users and vehicles behind their ids. */
export function useReservationList() {
  const reservations = useQuery(reservationsQuery())
  const users = useQuery(usersQuery())
  const vehicles = useQuery(vehiclesQuery())

  const userById = useMemo(() => new Map(users.data?.map((user) => [user.id, user])), [users.data])
  const names = useMemo(
    () => ({
      users: new Map(
        users.data?.flatMap(({ id, fullName }): [string, string][] => (fullName ? [[id, fullName]] : [])),
      ),
      vehicles: vehicleNames(vehicles.data ?? []),
    }),
    [users.data, vehicles.data],
  )
  return { reservations, users, vehicles, userById, names }
}

/** What the administrator's list of reservations is made of. */
export type ReservationList = ReturnType<typeof useReservationList>
