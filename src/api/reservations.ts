import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { dinOf, type Para } from '@/rental/money'
import type { RentalPeriod } from '@/rental/period'

import { Figure, Id, listOf, Money, optional, Text, Time, Token } from './fields'
import { fetchJson, pathPart, sendOnly } from './http'
import { freshAfterFirst } from './query-client'

// More than 270 years; the price of so many is still an exact number.
const MOST_DAYS = 100_000

/** A row of GET /reservations, into the words of the app. */
export const ReservationRow = v.pipe(
  v.object({
    id: Id,
    vehicle_id: Id,
    start_time: Time,
    end_time: Time,
    user_id: optional(Id),
    duration: optional(v.pipe(Figure, v.maxValue(MOST_DAYS))),
    price: optional(v.pipe(Money, v.minValue(0))),
    status: optional(Text),
    reservation_image: optional(Token),
  }),
  v.transform((row) => ({
    id: row.id,
    vehicleId: row.vehicle_id,
    start: row.start_time,
    end: row.end_time,
    userId: row.user_id,
    /** Days, as the API has them. */
    duration: row.duration,
    /** In para. */
    price: row.price,
    status: row.status,
    slipImage: row.reservation_image,
  })),
)

/** A reservation. Only what availability needs is required, so that a row with a gap still holds its car. */
export interface Reservation extends v.InferOutput<typeof ReservationRow> {
  /** Whether a slip was sent, in a copy that holds no slips. */
  hasSlip?: boolean
}

const ReservationList = listOf('reservations', ReservationRow)

/** Everybody's reservations: GET /reservations. Visitors need them to see which car is free. */
export const reservationsQuery = () =>
  queryOptions({
    queryKey: ['/reservations'],
    queryFn: (read) => fetchJson('/reservations', ReservationList, freshAfterFirst(read)),
    staleTime: 30_000,
    // Comparing a very long list row by row costs more than drawing what is on screen.
    structuralSharing: false,
  })

/** What a new reservation is made of. */
export interface NewReservation {
  userId: string
  vehicleId: string
  period: RentalPeriod
  /** Days. */
  days: number
  price: Para
}

/** Creates a reservation: POST /reservations/create-reservation, judged by ok alone. Throws an ApiError. */
export const createReservation = ({
  userId,
  vehicleId,
  period,
  days,
  price,
}: NewReservation): Promise<void> =>
  sendOnly('/reservations/create-reservation', {
    method: 'POST',
    json: {
      vehicle_id: wireId(vehicleId),
      start_time: period.start,
      end_time: period.end,
      user_id: wireId(userId),
      duration: days,
      price: dinOf(price),
    },
  })

// Ids that are numbers in the API's database go back as numbers.
const wireId = (id: string): number | string => {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}

/** Confirms a reservation: PUT /reservations/confirm-reservation/{id}, without a body, judged by ok alone. Throws an ApiError. */
export const confirmReservation = async (id: string): Promise<void> =>
  sendOnly(`/reservations/confirm-reservation/${pathPart(id)}`, { method: 'PUT' })

/** How the advance is paid: by payment slip or in person, as the API names it. */
type AdvancePayment = 'uplatnica' | 'uzivo'

/** What a client sends to have the deposit of a reservation confirmed. */
export interface PaymentSlip {
  reservationId: string
  slipImage: File
  advancePayment: AdvancePayment
  /** Goes along with 'uplatnica', if chosen. */
  advancePaymentImage: File | undefined
}

/** Sends a payment slip: PUT /reservations/update-reservation/{id}, multipart, judged by ok alone. Throws an ApiError. */
export async function sendPaymentSlip(slip: PaymentSlip): Promise<void> {
  const form = new FormData()
  form.set('advancePayment', slip.advancePayment)
  if (slip.advancePaymentImage) form.set('advancePaymentImage', slip.advancePaymentImage)
  form.set('reservation_image', slip.slipImage)
  form.set('id', slip.reservationId)
  const id = pathPart(slip.reservationId)
  return sendOnly(`/reservations/update-reservation/${id}`, { method: 'PUT', form })
}
