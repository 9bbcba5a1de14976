import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Figure, Id, Money, optional, Text, Time } from './fields'
import { fetchJson } from './http'
import { listOf } from './list'

const ReservationRow = v.pipe(
  v.object({
    id: Id,
    vehicle_id: Id,
    start_time: Time,
    end_time: Time,
    user_id: optional(Id),
    duration: optional(Figure),
    price: optional(Money),
    status: optional(Text),
    reservation_image: optional(Text),
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

/** A reservation. Only what availability needs is required, so that a row with a gap still holds its car (D3). */
export type Reservation = v.InferOutput<typeof ReservationRow>

const ReservationList = listOf('reservations', ReservationRow)

/** Everybody's reservations: GET /reservations. Visitors need them to see which car is free (D15). */
export const reservationsQuery = () =>
  queryOptions({
    queryKey: ['reservations'],
    queryFn: ({ signal }) => fetchJson('/reservations', ReservationList, { signal }),
    staleTime: 30_000,
    // The list can be very long, and comparing it row by row costs more than drawing what is on screen.
    structuralSharing: false,
  })
