import { expect, test, type APIRequestContext } from '@playwright/test'
import * as v from 'valibot'

import { addDays, todayInBelgrade, type Day } from '../../../src/rental/wall-clock.ts'

const Rows = v.array(
  v.object({
    id: v.number(),
    user_id: v.number(),
    vehicle_id: v.number(),
    duration: v.number(),
    start_time: v.string(),
    end_time: v.string(),
    price: v.string(),
    status: v.string(),
    reservation_image: v.nullable(v.string()),
  }),
)

/** A car of the demo's fleet that the tests reserve. */
export const CAR = { id: 8, name: 'Tesla Model X', pricePerDay: 23_500 }

/** A rental period without reservations, in the forms in which the shop shows and sends it. */
export interface Stay {
  from: Day
  to: Day
  days: number
  /** The path of /vehicles with these days chosen. */
  path: string
  /** The days as fields and summary show them. */
  shown: { from: string; to: string }
}

const RENTAL_DAYS = 3
const FIRST_DAY = 60
const DAYS_BETWEEN_STAYS = 10

/**
 * Finds days that no reservation touches, since the server keeps the reservations of all tests. Each of the tests that
 * run in parallel looks at different days.
 */
export async function freeStay(request: APIRequestContext): Promise<Stay> {
  const rows = await reservations(request)
  const { workers } = test.info().config
  for (let slot = test.info().parallelIndex; ; slot += workers) {
    const from = addDays(todayInBelgrade(), FIRST_DAY + slot * DAYS_BETWEEN_STAYS)
    const to = addDays(from, RENTAL_DAYS)
    // Leaves a day free on both sides, for tests that use the days before and after.
    if (rows.some((row) => row.start_time <= `${addDays(to, 2)} ` && row.end_time >= `${addDays(from, -1)} `))
      continue
    return stayOf(from, to, RENTAL_DAYS)
  }
}

/** The stay between two days. */
export const stayOf = (from: Day, to: Day, days: number): Stay => ({
  from,
  to,
  days,
  path: `/vehicles?from=${from}&to=${to}`,
  shown: { from: `${asDotDate(from)} at 08:00`, to: `${asDotDate(to)} at 08:00` },
})

/** A day as dd.MM.yyyy. */
export const asDotDate = (day: Day) => day.split('-').toReversed().join('.')

/** Everybody's reservations, as the server has them. */
export async function reservations(request: APIRequestContext): Promise<v.InferOutput<typeof Rows>> {
  // The server closes a connection after 5 idle seconds, sometimes just when the next request is sent.
  const response = await request.get('/api/reservations', { maxRetries: 1 })
  expect(response.ok()).toBe(true)
  return v.parse(Rows, await response.json())
}

/** The reservations of the tests' car that begin on the first day of the stay. */
export const reservationsOf = async (request: APIRequestContext, stay: Stay) =>
  (await reservations(request)).filter(
    (row) => row.vehicle_id === CAR.id && row.start_time.startsWith(stay.from),
  )

/** Reserves the tests' car for the user who is signed in on this browser; gives the reservation's id. */
export async function reserve(request: APIRequestContext, stay: Stay, userId: number): Promise<number> {
  const response = await request.post('/api/reservations/create-reservation', {
    data: {
      vehicle_id: CAR.id,
      user_id: userId,
      start_time: `${stay.from} 08:00:00`,
      end_time: `${stay.to} 08:00:00`,
      duration: stay.days,
      price: stay.days * CAR.pricePerDay,
    },
  })
  return v.parse(Created, await response.json()).id
}

const Created = v.object({ id: v.number() })
