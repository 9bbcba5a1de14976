import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { useList } from '@/lists/use-list'
import { vehicleNames } from '@/rental/reservation-search'

/** All reservations, with the users and vehicles that their IDs refer to. */
export function useReservationList() {
  const { t } = useTranslation(['reservations', 'client'])
  const reservations = useList(reservationsQuery())
  const users = useList(usersQuery())
  const vehicles = useList(vehiclesQuery())

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
  const lists = [reservations, users, vehicles]
  return {
    reservations,
    users,
    vehicles,
    names,
    lists,
    isRefreshing: lists.some(({ isReading }) => isReading),
    refresh: () => {
      for (const { retry } of lists) retry()
    },
  }
}

export type ReservationList = ReturnType<typeof useReservationList>
