import * as v from 'valibot'

import type { Database } from '../database.ts'
import { HttpError } from '../http-error.ts'
import type { ReservationRow } from '../wire.ts'
import { json, writtenJson } from './answers.ts'
import { requireAdministrator, requireSelfOrAdministrator, signedInCaller } from './caller.ts'
import type { Answers, Call } from './endpoints.ts'
import { readImage, storeImage } from './images.ts'
import { createReservation } from './new-reservation.ts'
import { checked, Id, pathId, readForm, textFields } from './read.ts'

type ReservationEndpoint =
  | 'reservations'
  | 'create-reservation'
  | 'confirm-reservation'
  | 'update-reservation'

const SlipFields = v.object({
  id: v.optional(Id),
  advancePayment: v.optional(v.picklist(['uplatnica', 'uzivo'], 'must be uplatnica or uzivo'), 'uzivo'),
})

/** The calls about reservations. */
export const reservationAnswers = (db: Database): Answers<ReservationEndpoint> => ({
  reservations: () => writtenJson(db.reservations.json()),

  'create-reservation': (call) => createReservation(db, call),

  'confirm-reservation'(call) {
    requireAdministrator(db, call)
    const reservation = namedReservation(db, call)
    if (reservation.reservation_image === null) throw new HttpError(409, 'The reservation has no payment slip')
    db.reservations.replace({ ...reservation, status: 'success' })
    return json({ id: reservation.id, status: 'success' })
  },

  async 'update-reservation'(call) {
    signedInCaller(db, call)
    const { id, user_id } = namedReservation(db, call)
    requireSelfOrAdministrator(db, call, user_id)
    const form = await readForm(call.request)
    const fields = checked(SlipFields, textFields(form))
    if (fields.id !== undefined && fields.id !== id)
      throw new HttpError(400, 'The id is not the one in the path')
    const slip = await readImage(form, 'reservation_image')
    if (slip === undefined) throw new HttpError(400, 'reservation_image is missing')
    const advance = await readImage(form, 'advancePaymentImage')

    // Looked up again: it may have been confirmed while the form came in.
    const reservation = namedReservation(db, call)
    const reservation_image = storeImage(db, `reservation-${id}`, slip)
    if (advance) storeImage(db, `reservation-${id}-advance`, advance)
    db.reservations.replace({ ...reservation, reservation_image })
    return json({ id, reservation_image })
  },
})

function namedReservation(db: Database, call: Call): ReservationRow {
  const id = pathId(call)
  const reservation = id === undefined ? undefined : db.reservations.get(id)
  if (reservation === undefined) throw new HttpError(404, 'Reservation not found')
  return reservation
}
