import * as v from 'valibot'

import type { Reservation } from '@/api/reservations'
import { currentSession } from '@/session/session'

import { forgetReservations, OWN_RESERVATIONS } from './forget-reservations'

/** The own reservations as they were seen last; slips are left out. */
export interface LastKnownReservations {
  at: Date
  reservations: Reservation[]
}

const text = v.optional(v.string())
const figure = v.optional(v.number())

const KeptRow = v.object({
  id: v.string(),
  vehicleId: v.string(),
  start: v.string(),
  end: v.string(),
  userId: v.string(),
  duration: figure,
  price: figure,
  status: text,
})
type KeptRow = v.InferOutput<typeof KeptRow>

const Kept = v.object({ userId: v.string(), at: v.number(), reservations: v.array(KeptRow) })

/** Keeps the own reservations of who is signed in, until the session ends, to be read without a network. */
export function keepOwnReservations(reservations: readonly Reservation[], at: number): void {
  const userId = currentSession()?.userId
  if (userId === undefined) return
  const own = reservations.filter((reservation) => reservation.userId === userId)
  try {
    localStorage.setItem(OWN_RESERVATIONS, JSON.stringify({ userId, at, reservations: own.map(withoutSlip) }))
  } catch {
    // Storage may be forbidden or full; there is then nothing to read offline.
  }
}

const withoutSlip = (row: Reservation): Reservation => ({ ...row, slipImage: undefined })

/** The own reservations of who is signed in, as they were seen last in this browser. */
export function lastKnownReservations(): LastKnownReservations | undefined {
  const result = v.safeParse(Kept, stored())
  if (!result.success || result.output.userId !== currentSession()?.userId) return undefined
  const { at, reservations } = result.output
  return {
    at: new Date(at),
    reservations: reservations.map((row) => asReservation(row)),
  }
}

const asReservation = (row: KeptRow): Reservation => ({
  duration: undefined,
  price: undefined,
  status: undefined,
  slipImage: undefined,
  ...row,
})

/** Forgets what was kept for somebody whose session ended unseen, by its age or in another way. */
export function dropOthersReservations(): void {
  if (lastKnownReservations() === undefined) forgetReservations()
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(OWN_RESERVATIONS) ?? '')
  } catch {
    return undefined
  }
}
