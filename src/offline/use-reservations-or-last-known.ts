import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { orLastKnown, useList, type ListState } from '@/lists/use-list'

import { keepOwnReservations, lastKnownReservations } from './last-known-reservations'

/** The reservations; where the API cannot be reached, the user's own that this browser has kept. Keeps those it reads. */
export function useReservationsOrLastKnown(): ListState<Reservation> {
  const list = useList(reservationsQuery())
  const rows = list.rows
  const asOf = list.state === 'ready' ? list.asOf : 0
  useEffect(() => {
    if (rows) keepOwnReservations(rows, asOf)
  }, [rows, asOf])

  const isNeeded = list.isUnreachable && rows === undefined
  const lastKnown = useMemo(() => (isNeeded ? lastKnownReservations() : undefined), [isNeeded])
  const queryClient = useQueryClient()
  if (lastKnown === undefined) return list
  // The vehicles may be missing too.
  const retry = () => void queryClient.refetchQueries({ type: 'active' })
  return { ...orLastKnown(list, lastKnown.reservations, lastKnown.at), retry }
}
