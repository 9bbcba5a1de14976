import { useEffect, useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

import type { Reservation } from '@/api/reservations'
import { readStatus } from '@/rental/status'
import { useSession } from '@/session/session'
import { readStored, store } from '@/storage'

const KEY = 'seenStatuses'

/** The status of each reservation of a user when it was last opened in this browser, or first seen. */
const Seen = v.object({ userId: v.string(), statuses: v.record(v.string(), v.string()) })

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const stored = () => readStored(KEY) ?? ''

function statusesOf(userId: string | undefined, text: string): Readonly<Record<string, string>> {
  try {
    const seen = v.parse(Seen, JSON.parse(text))
    return seen.userId === userId ? seen.statuses : {}
  } catch {
    return {}
  }
}

function keep(userId: string, rows: readonly Reservation[]): void {
  const statuses = { ...statusesOf(userId, stored()) }
  for (const { id, status } of rows) statuses[id] = readStatus(status)
  store(KEY, JSON.stringify({ userId, statuses }))
  for (const listener of listeners) listener()
}

/** Removes the seen statuses from this browser. */
export const forgetSeenStatuses = () => void store(KEY, undefined)

const NONE: ReadonlySet<string> = new Set()

/**
 * The IDs of the signed-in user's reservations whose status has changed since they were last opened in this browser. Of
 * all the rows given, only the user's own count.
 */
export function useChangedReservations(rows: readonly Reservation[] | undefined): ReadonlySet<string> {
  const userId = useSession()?.userId
  const text = useSyncExternalStore(subscribe, stored, () => '')
  const own = useMemo(
    () => (userId === undefined ? [] : (rows ?? []).filter((row) => row.userId === userId)),
    [rows, userId],
  )
  const seen = useMemo(() => statusesOf(userId, text), [userId, text])
  const unknown = own.filter(({ id }) => seen[id] === undefined)
  useEffect(() => {
    if (userId !== undefined && unknown.length > 0) keep(userId, unknown)
  })
  const changed = own.filter(({ id, status }) => seen[id] !== undefined && seen[id] !== readStatus(status))
  return changed.length === 0 ? NONE : new Set(changed.map(({ id }) => id))
}

/** Remembers that the user has seen the reservation as it is while it is open. */
export function useMarkSeen(open: Reservation | undefined): void {
  const userId = useSession()?.userId
  useEffect(() => {
    if (userId !== undefined && open?.userId === userId) keep(userId, [open])
  }, [userId, open])
}
