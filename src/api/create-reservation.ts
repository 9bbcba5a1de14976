import { dinOf, type Para } from '@/rental/money'
import type { RentalPeriod } from '@/rental/period'

import { sendOnly } from './http'

/** What a new reservation is made of. */
export interface NewReservation {
  userId: string
  vehicleId: string
  period: RentalPeriod
  /** Days. */
  days: number
  price: Para
}

/** Makes a reservation: POST /reservations/create-reservation, judged by ok alone. Throws an ApiError. */
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
