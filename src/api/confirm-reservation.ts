import { sendOnly } from './http'

/**
 * An administrator confirms a reservation: PUT /reservations/confirm-reservation/{id}, without a body, judged by ok
 * alone. Throws an ApiError.
 */
export const confirmReservation = (id: string): Promise<void> =>
  sendOnly(`/reservations/confirm-reservation/${encodeURIComponent(id)}`, { method: 'PUT' })
