import { useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { usersQuery, type User } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { FOLLOWED, orLastKnown, useList } from '@/lists/use-list'
import { findConflicts } from '@/rental/conflicts'
import { vehicleNames } from '@/rental/reservation-search'

import { useAdminLabels } from './use-admin-labels'

/** The reservations and users that this browser has kept, as of a time in milliseconds. */
interface LastKnown {
  at: number
  reservations: readonly Reservation[]
  users: readonly User[]
}

/** The lists of the desk: all reservations, users and vehicles, and their names; without a connection, those last known. */
export function useDeskLists(lastKnown?: LastKnown) {
  const { t } = useTranslation(['desk', 'client'])
  const reservations = orLastKnown(
    useList({ ...reservationsQuery(), ...FOLLOWED }),
    lastKnown?.reservations,
    lastKnown?.at,
  )
  const users = orLastKnown(useList({ ...usersQuery(), ...FOLLOWED }), lastKnown?.users, lastKnown?.at)
  const vehicles = useList({ ...vehiclesQuery(), ...FOLLOWED })
  const names = useMemo(() => {
    const known = {
      users: new Map(
        users.rows?.flatMap(({ id, fullName }): [string, string][] => (fullName ? [[id, fullName]] : [])),
      ),
      contacts: new Map(users.rows?.map((user) => [user.id, user])),
      vehicles: vehicleNames(vehicles.rows ?? [], ({ id, name }) =>
        t('reservations.vehicleWithId', { id, name }),
      ),
      userFallbackName: (id: string) => t('reservations.userNumber', { id }),
      vehicleFallbackName: (id: string) => t('client:table.unknownVehicle', { id }),
    }
    return {
      ...known,
      userName: (id: string) => known.users.get(id) ?? known.userFallbackName(id),
      vehicleName: (id: string) => known.vehicles.get(id) ?? known.vehicleFallbackName(id),
    }
  }, [users.rows, vehicles.rows, t])
  return { reservations, users, vehicles, names, lists: [reservations, users, vehicles] }
}

export type DeskLists = ReturnType<typeof useDeskLists>

/** The lists of the desk as a page of reservations shows them: with texts and overlaps, and read again by a press. */
export function useReservationList() {
  const queryClient = useQueryClient()
  const [isAskedFor, setAskedFor] = useState(false)
  const desk = useDeskLists()
  // After the list is shown, in a task of its own.
  const read = useDeferredValue(desk.reservations.rows, undefined)
  const conflicts = useMemo(() => read && findConflicts(read), [read])
  return {
    ...desk,
    /** What overlaps, as the list was read; undefined until that is worked out. */
    conflicts,
    labels: useAdminLabels(desk, conflicts),
    /** Whether the lists are read because somebody waits for them, not by themselves. */
    isRefreshing: isAskedFor || desk.lists.some(({ isReading, state }) => isReading && state !== 'ready'),
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
