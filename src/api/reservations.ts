import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Figure, Id, listOf, Money, optional, Text, Time, Token } from './fields'
import { fetchJson } from './http'
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
