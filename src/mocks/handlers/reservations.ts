import * as v from 'valibot'

import { dinText, readDin } from '../../rental/money.ts'
import { freesVehicle, type OwnerRules } from '../../rental/owner-rules.ts'
import { overlaps } from '../../rental/period.ts'
import { priceOf } from '../../rental/pricing.ts'
import { readTime } from '../../rental/read-time.ts'
import { MINIMUM_RENTAL_DAYS } from '../../rental/terms.ts'
import { dayOf, daysBetween } from '../../rental/wall-clock.ts'
import type { Database } from '../database.ts'
import { encodedJson, HttpError, json } from './answers.ts'
import {
  checked,
  Id,
  namedRow,
  readForm,
  readJson,
  requireAdministrator,
  requireSelfOrAdministrator,
  signedInCaller,
  textFields,
  type Call,
} from './call.ts'
import { readImage, storeImage } from './images.ts'

const WallClockText = v.pipe(
  v.string(),
  v.check((text) => readTime(text) === text, 'must be a time as YYYY-MM-DD HH:mm:ss'),
)

const NewReservation = v.object({
  vehicle_id: Id,
  user_id: Id,
  start_time: WallClockText,
  end_time: WallClockText,
  duration: v.number('must be a number of days'),
  price: v.union([v.number(), v.string()], 'must be an amount'),
})

const SlipFields = v.object({
  id: v.optional(Id),
  advancePayment: v.optional(v.picklist(['uplatnica', 'uzivo'], 'must be uplatnica or uzivo'), 'uzivo'),
})

export const RESERVATION_ENDPOINTS = [
  ['reservations', 'get', '/reservations'],
  ['create-reservation', 'post', '/reservations/create-reservation'],
  ['confirm-reservation', 'put', '/reservations/confirm-reservation/:id'],
  ['update-reservation', 'put', '/reservations/update-reservation/:id'],
] as const

export const reservationAnswers = (db: Database, rules: OwnerRules) => ({
  reservations: () => encodedJson(db.reservations.json()),

  'create-reservation': (call: Call) => createReservation(db, rules, call),

  'confirm-reservation'(call: Call) {
    requireAdministrator(db, call)
    const reservation = namedRow(db.reservations, call, 'Reservation')
    if (reservation.reservation_image === null)
      throw new HttpError(409, 'The reservation has no payment slip')
    db.reservations.replace({ ...reservation, status: 'success' })
    return json({ id: reservation.id, status: 'success' })
  },

  async 'update-reservation'(call: Call) {
    signedInCaller(db, call)
    const { id, user_id } = namedRow(db.reservations, call, 'Reservation')
    requireSelfOrAdministrator(db, call, user_id)
    const form = await readForm(call.request)
    const fields = checked(SlipFields, textFields(form))
    if (fields.id !== undefined && fields.id !== id)
      throw new HttpError(400, 'The id is not the one in the path')
    const slip = await readImage(form, 'reservation_image')
    if (slip === undefined) throw new HttpError(400, 'reservation_image is missing')
    const advance = await readImage(form, 'advancePaymentImage')

    // Looked up again: the reservation may have been confirmed while the form came in.
    const reservation = namedRow(db.reservations, call, 'Reservation')
    const reservation_image = storeImage(db, `reservation-${id}`, slip)
    if (advance) storeImage(db, `reservation-${id}-advance`, advance)
    db.reservations.replace({ ...reservation, reservation_image })
    return json({ id, reservation_image })
  },
})

/** POST /reservations/create-reservation: the server decides whether the car is free. */
async function createReservation(db: Database, rules: OwnerRules, call: Call): Promise<Response> {
  signedInCaller(db, call)
  const wanted = await readJson(call.request, NewReservation)
  requireSelfOrAdministrator(db, call, wanted.user_id)
  const vehicle = db.vehicles.get(wanted.vehicle_id)
  if (vehicle === undefined) throw new HttpError(404, 'Vehicle not found')
  if (db.users.get(wanted.user_id) === undefined) throw new HttpError(404, 'User not found')

  const period = { start: wanted.start_time, end: wanted.end_time }
  const days = daysBetween(period.start, period.end)
  if (days < MINIMUM_RENTAL_DAYS) throw new HttpError(400, 'The rental is shorter than a day')
  if (dayOf(period.start) < db.today()) throw new HttpError(400, 'The rental starts in the past')
  if (wanted.duration !== days) throw new HttpError(400, `The rental lasts ${days} days`)
  const { total } = priceOf(readDin(vehicle.price_per_day) ?? 0, days, rules.discounts)
  if (readDin(wanted.price) !== total) throw new HttpError(400, `The price is ${dinText(total)} din`)

  // Nothing is awaited from here to the insertion, so that two calls cannot reserve the same days.
  const frees = freesVehicle(rules)
  const taken = db.reservations
    .all()
    .some(
      (other) =>
        other.vehicle_id === vehicle.id &&
        !frees(other.status) &&
        overlaps(period, { start: other.start_time, end: other.end_time }),
    )
  if (taken) throw new HttpError(409, 'The vehicle is already reserved in this period')
  const { id, status } = db.reservations.insert((id) => ({
    id,
    ...wanted,
    price: dinText(total),
    status: 'pending',
    reservation_image: null,
  }))
  return json({ id, status }, 201)
}
