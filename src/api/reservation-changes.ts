// Separate from reservations.ts, which every visitor of the fleet loads.
import { dinOf, type Para } from '@/rental/money'
import type { RentalPeriod } from '@/rental/period'

import { pathPart, sendAndIgnoreBody } from './http'

/** The data of a reservation to be created. */
export interface NewReservation {
  userId: string
  vehicleId: string
  period: RentalPeriod
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
  sendAndIgnoreBody('/reservations/create-reservation', {
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

/** Confirms a reservation: PUT /reservations/confirm-reservation/{id}, judged by ok alone. Throws an ApiError. */
export const confirmReservation = async (id: string): Promise<void> =>
  sendAndIgnoreBody(`/reservations/confirm-reservation/${pathPart(id)}`, { method: 'PUT' })

/** How the advance is paid: by payment slip or in person, as the API names it. */
type AdvancePayment = 'uplatnica' | 'uzivo'

/** What a client sends to have the deposit of a reservation confirmed. */
export interface PaymentSlip {
  reservationId: string
  slipImage: File
  advancePayment: AdvancePayment
  /** The picture sent with 'uplatnica', if one was chosen. */
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
  return sendAndIgnoreBody(`/reservations/update-reservation/${id}`, { method: 'PUT', form })
}
