import * as v from 'valibot'

import { Time } from '@/api/fields'
import type { Reservation } from '@/api/reservations'
import type { User } from '@/api/users'
import { hasSlip } from '@/rental/status'
import { currentSession } from '@/session/session'
import { readStored, store } from '@/storage'

const OWN = 'ownReservations'
const DESK_DAY = 'deskDay'

// What JSON leaves out is undefined in the app.
const optional = <Value>(schema: v.GenericSchema<Value>) => v.optional(schema, () => undefined)

/** Reservations as last loaded, without slips but with whether a slip was sent, and the users they are of. */
const Kept = v.object({
  userId: v.string(),
  /** In milliseconds. */
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
  users: v.optional(
    v.array(
      v.object({
        id: v.string(),
        fullName: optional(v.string()),
        email: optional(v.string()),
        phone: optional(v.string()),
        role: optional(v.undefined()),
      }),
    ),
    () => [],
  ),
})

const KeptText = v.pipe(v.string(), v.parseJson(), Kept)

/** Keeps the reservations of the signed-in user for reading offline, until the session ends. */
export function keepOwnReservations(reservations: readonly Reservation[], at: number): void {
  const userId = currentSession()?.userId
  const own = reservations.filter((reservation) => reservation.userId === userId)
  keep(OWN, own, [], at)
}

/** Keeps the reservations of a day at the desk, and how to reach their clients, in the same way. */
export function keepDeskDay(reservations: readonly Reservation[], users: readonly User[], at: number): void {
  keep(DESK_DAY, reservations, users, at)
}

function keep(key: string, rows: readonly Reservation[], people: readonly User[], at: number): void {
  const userId = currentSession()?.userId
  if (userId === undefined) return
  const reservations = rows.map((row) => ({ ...row, slipImage: undefined, hasSlip: hasSlip(row) }))
  const users = people.map(({ id, fullName, email, phone }) => ({ id, fullName, email, phone }))
  store(key, JSON.stringify({ userId, at, reservations, users }))
}

/** The last known reservations of the signed-in user; undefined if none are kept in this browser. */
export const lastKnownReservations = () => lastKnown(OWN)

/** The last known day at the desk of the signed-in administrator; undefined if none is kept in this browser. */
export const lastKnownDeskDay = () => lastKnown(DESK_DAY)

function lastKnown(key: string) {
  const { success, output } = v.safeParse(KeptText, readStored(key))
  if (!success || output.userId !== currentSession()?.userId) return undefined
  // Nothing is known of an empty list: a reservation may have been made since.
  return output.reservations.length === 0 ? undefined : output
}

/** Removes the last known day at the desk, which only an administrator may see. */
export const forgetDeskDay = (): void => void store(DESK_DAY, undefined)

/** Removes the last known reservations from this browser. */
export function forgetReservations(): void {
  for (const key of [OWN, DESK_DAY]) store(key, undefined)
}

/** Removes the reservations of somebody whose session ended while the app was closed. */
export function dropOthersReservations(): void {
  for (const key of [OWN, DESK_DAY]) if (lastKnown(key) === undefined) store(key, undefined)
}
