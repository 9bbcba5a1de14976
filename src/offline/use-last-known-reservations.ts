import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { isApiUnreachable } from '@/api/api-error'
import type { Reservation } from '@/api/reservations'

import {
  keepOwnReservations,
  lastKnownReservations,
  type LastKnownReservations,
} from './last-known-reservations'

/** Whether a query cannot reach the API; it stays so during another try, until that has an answer. */
export function useIsUnreachable(query: UseQueryResult): boolean {
  const [wasUnreachable, setUnreachable] = useState(false)
  const isUnreachable = isApiUnreachable(query) || (wasUnreachable && query.isPending)
  if (isUnreachable !== wasUnreachable) setUnreachable(isUnreachable)
  return isUnreachable
}

/** Keeps the user's own reservations of the list; gives the last known ones where the API cannot be reached. */
export function useLastKnownReservations(list: UseQueryResult<Reservation[]>): {
  lastKnown: LastKnownReservations | undefined
  readAgain: () => void
} {
  const { data, dataUpdatedAt } = list
  useEffect(() => {
    if (data !== undefined) keepOwnReservations(data, dataUpdatedAt)
  }, [data, dataUpdatedAt])

  const isUnreachable = useIsUnreachable(list) && data === undefined
  const lastKnown = useMemo(() => (isUnreachable ? lastKnownReservations() : undefined), [isUnreachable])

  const queryClient = useQueryClient()
  return { lastKnown, readAgain: () => void queryClient.refetchQueries({ type: 'active' }) }
}
