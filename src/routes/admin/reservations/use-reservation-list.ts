import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { vehicleNames } from '@/rental/reservation-search'

/** All reservations, with the users and vehicles that their IDs refer to. */
export function useReservationList() {
  const { t } = useTranslation(['reservations', 'client'])
  const reservations = useQuery(reservationsQuery())
  const users = useQuery(usersQuery())
  const vehicles = useQuery(vehiclesQuery())

  const userById = useMemo(() => new Map(users.data?.map((user) => [user.id, user])), [users.data])
  const names = useMemo(
    () => ({
      users: new Map(
        users.data?.flatMap(({ id, fullName }): [string, string][] => (fullName ? [[id, fullName]] : [])),
      ),
      contacts: userById,
      vehicles: vehicleNames(vehicles.data ?? [], ({ id, name }) => t('vehicleWithId', { id, name })),
      userFallbackName: (id: string) => t('userNumber', { id }),
      vehicleFallbackName: (id: string) => t('client:table.unknownVehicle', { id }),
    }),
    [users.data, userById, vehicles.data, t],
  )
  const lists = [reservations, users, vehicles]
  return {
    reservations,
    users,
    vehicles,
    userById,
    names,
    lists,
    isRefreshing: lists.some(({ isFetching }) => isFetching),
    refresh: () => {
      for (const { refetch } of lists) void refetch()
    },
  }
}

export type ReservationList = ReturnType<typeof useReservationList>
