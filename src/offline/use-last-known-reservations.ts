import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { isApiUnreachable } from '@/api/api-error'
import type { Reservation } from '@/api/reservations'

import {
  keepOwnReservations,
  lastKnownReservations,
  type LastKnownReservations,
} from './last-known-reservations'

/** Keeps the user's own reservations of the list; gives the last known ones where the API cannot be reached. */
export function useLastKnownReservations(list: UseQueryResult<Reservation[]>): {
  lastKnown: LastKnownReservations | undefined
  readAgain: () => void
} {
  const { data, dataUpdatedAt } = list
  useEffect(() => {
    if (data !== undefined) keepOwnReservations(data, dataUpdatedAt)
  }, [data, dataUpdatedAt])

  const isUnreachable = data === undefined && isApiUnreachable(list)
  const lastKnown = useMemo(() => (isUnreachable ? lastKnownReservations() : undefined), [isUnreachable])

  const queryClient = useQueryClient()
  return { lastKnown, readAgain: () => void queryClient.refetchQueries({ type: 'active' }) }
}
