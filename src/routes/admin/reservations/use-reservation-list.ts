import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { FOLLOWED, useList } from '@/lists/use-list'
import { findConflicts } from '@/rental/conflicts'
import { vehicleNames } from '@/rental/reservation-search'

/** All reservations, with the users and vehicles that their IDs refer to. */
export function useReservationList() {
  const { t } = useTranslation(['reservations', 'client'])
  const queryClient = useQueryClient()
  const [isAskedFor, setAskedFor] = useState(false)
  const reservations = useList({ ...reservationsQuery(), ...FOLLOWED })
  const users = useList({ ...usersQuery(), ...FOLLOWED })
  const vehicles = useList({ ...vehiclesQuery(), ...FOLLOWED })

  const names = useMemo(
    () => ({
      users: new Map(
        users.rows?.flatMap(({ id, fullName }): [string, string][] => (fullName ? [[id, fullName]] : [])),
      ),
      contacts: new Map(users.rows?.map((user) => [user.id, user])),
      vehicles: vehicleNames(vehicles.rows ?? [], ({ id, name }) => t('vehicleWithId', { id, name })),
      userFallbackName: (id: string) => t('userNumber', { id }),
      vehicleFallbackName: (id: string) => t('client:table.unknownVehicle', { id }),
    }),
    [users.rows, vehicles.rows, t],
  )
  // After the list is shown, in a task of its own.
  const read = useDeferredValue(reservations.rows, undefined)
  const conflicts = useMemo(() => read && findConflicts(read), [read])
  const lists = [reservations, users, vehicles]
  return {
    reservations,
    users,
    vehicles,
    names,
    /** What overlaps, as the list was read; undefined until that is worked out. */
    conflicts,
    lists,
    /** Whether the lists are read because somebody waits for them, not by themselves. */
    isRefreshing: isAskedFor || lists.some(({ isReading, state }) => isReading && state !== 'ready'),
    refresh: () => {
      setAskedFor(true)
      void Promise.all(
        [reservationsQuery(), usersQuery(), vehiclesQuery()].map(async ({ queryKey }) =>
          queryClient.refetchQueries({ queryKey, exact: true }),
        ),
      ).finally(() => setAskedFor(false))
    },
  }
}

export type ReservationList = ReturnType<typeof useReservationList>
