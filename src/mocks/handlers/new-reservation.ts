import * as v from 'valibot'

import { dinText, readDin } from '../../rental/money.ts'
import { overlaps } from '../../rental/period.ts'
import { priceOf } from '../../rental/pricing.ts'
import { MINIMUM_RENTAL_DAYS } from '../../rental/terms.ts'
import { dayOf, daysBetween, readWallClock } from '../../rental/wall-clock.ts'
import type { Database } from '../database.ts'
import { HttpError } from '../http-error.ts'
import { json } from './answers.ts'
import { requireSelfOrAdministrator, signedInCaller } from './caller.ts'
import type { Call } from './endpoints.ts'
import { Id, readJson } from './read.ts'

const WallClockText = v.pipe(
  v.string(),
  v.check((text) => readWallClock(text) === text, 'must be a time as YYYY-MM-DD HH:mm:ss'),
)

const NewReservation = v.object({
  vehicle_id: Id,
  user_id: Id,
  start_time: WallClockText,
  end_time: WallClockText,
  duration: v.number('must be a number of days'),
  price: v.union([v.number(), v.string()], 'must be an amount'),
})

/** POST /reservations/create-reservation: the server decides whether the car is free. */
export async function createReservation(db: Database, call: Call): Promise<Response> {
  signedInCaller(db, call)
  const wish = await readJson(call.request, NewReservation)
  requireSelfOrAdministrator(db, call, wish.user_id)
  const vehicle = db.vehicles.get(wish.vehicle_id)
  if (vehicle === undefined) throw new HttpError(404, 'Vehicle not found')
  if (db.users.get(wish.user_id) === undefined) throw new HttpError(404, 'User not found')

  const period = { start: wish.start_time, end: wish.end_time }
  const days = daysBetween(period.start, period.end)
  if (days < MINIMUM_RENTAL_DAYS) throw new HttpError(400, 'The rental is shorter than a day')
  if (dayOf(period.start) < db.today()) throw new HttpError(400, 'The rental starts in the past')
  if (wish.duration !== days) throw new HttpError(400, `The rental lasts ${days} days`)
  const { total } = priceOf(readDin(vehicle.price_per_day) ?? 0, days)
  if (readDin(wish.price) !== total) throw new HttpError(400, `The price is ${dinText(total)} din`)

  // Nothing is awaited from here to the insertion, so that one slot never has two winners.
  const taken = db.reservations
    .all()
    .some(
      (other) =>
        other.vehicle_id === vehicle.id && overlaps(period, { start: other.start_time, end: other.end_time }),
    )
  if (taken) throw new HttpError(409, 'The vehicle is already reserved in this period')
  const { id, status } = db.reservations.insert((id) => ({
    id,
    user_id: wish.user_id,
    vehicle_id: vehicle.id,
    duration: days,
    start_time: period.start,
    end_time: period.end,
    price: dinText(total),
    status: 'pending',
    reservation_image: null,
  }))
  return json({ id, status }, 201)
}
