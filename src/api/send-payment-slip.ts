import { sendOnly } from './http'

/** How the advance is paid: by payment slip or in person, in the API's own words (section 3). */
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
export function sendPaymentSlip(slip: PaymentSlip): Promise<void> {
  const form = new FormData()
  form.set('advancePayment', slip.advancePayment)
  if (slip.advancePaymentImage) form.set('advancePaymentImage', slip.advancePaymentImage)
  form.set('reservation_image', slip.slipImage)
  form.set('id', slip.reservationId)
  const id = encodeURIComponent(slip.reservationId)
  return sendOnly(`/reservations/update-reservation/${id}`, { method: 'PUT', form })
}
