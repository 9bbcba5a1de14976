import * as v from 'valibot'

import { Time } from '@/api/fields'
import type { Reservation } from '@/api/reservations'
import { hasSlip } from '@/rental/status'
import { currentSession } from '@/session/session'
import { readStored, store } from '@/storage'

const KEY = 'ownReservations'

/** The user's own reservations as last loaded, without slips but with whether a slip was sent. */
export interface LastKnownReservations {
  /** In milliseconds. */
  at: number
  reservations: Reservation[]
}

// What JSON leaves out is undefined in the app.
const optional = <Value>(schema: v.GenericSchema<Value>) => v.optional(schema, () => undefined)

const Kept = v.object({
  userId: v.string(),
  at: v.number(),
  reservations: v.array(
    v.object({
      id: v.string(),
      vehicleId: v.string(),
      start: Time,
      end: Time,
      userId: v.string(),
      duration: optional(v.number()),
      price: optional(v.number()),
      status: optional(v.string()),
      slipImage: optional(v.undefined()),
      hasSlip: v.boolean(),
    }),
  ),
})

/** Keeps the reservations of the signed-in user for reading offline, until the session ends. */
export function keepOwnReservations(reservations: readonly Reservation[], at: number): void {
  const userId = currentSession()?.userId
  if (userId === undefined) return
  const own = reservations.filter((reservation) => reservation.userId === userId)
  store(KEY, JSON.stringify({ userId, at, reservations: own.map(withoutSlip) }))
}

const withoutSlip = (row: Reservation) => ({ ...row, slipImage: undefined, hasSlip: hasSlip(row) })

/** The last known reservations of the signed-in user; undefined if none are kept in this browser. */
export function lastKnownReservations(): LastKnownReservations | undefined {
  const result = v.safeParse(Kept, stored())
  if (!result.success || result.output.userId !== currentSession()?.userId) return undefined
  const { at, reservations } = result.output
  // Nothing is known of an empty list: a reservation may have been made since.
  if (reservations.length === 0) return undefined
  return { at, reservations }
}

/** Removes the last known reservations from this browser. */
export function forgetReservations(): void {
  store(KEY, undefined)
}

/** Removes the reservations of somebody whose session ended while the app was closed. */
export function dropOthersReservations(): void {
  if (lastKnownReservations() === undefined) forgetReservations()
}

function stored(): unknown {
  try {
    return JSON.parse(readStored(KEY) ?? '')
  } catch {
    return undefined
  }
}
