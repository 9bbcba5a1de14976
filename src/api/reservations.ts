import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Figure, Id, listOf, Money, optional, Text, Time, UncutText } from './fields'
import { fetchJson } from './http'
import { listFetchOptions } from './query-client'

// More than 270 years; the highest total for so many days is still an exact integer.
const MOST_DAYS = 100_000

/** Reads a row of GET /reservations into the app's own names. */
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
    reservation_image: optional(UncutText),
  }),
  v.transform((row) => ({
    id: row.id,
    vehicleId: row.vehicle_id,
    start: row.start_time,
    end: row.end_time,
    userId: row.user_id,
    /** In days, as the API counts them. */
    duration: row.duration,
    /** In para. */
    price: row.price,
    /** In lower case; `readStatus` gives its meaning. */
    status: row.status?.trim().toLowerCase(),
    slipImage: row.reservation_image,
  })),
)

/** A reservation. Only fields that availability needs are required: an incomplete row still blocks its vehicle. */
export interface Reservation extends v.InferOutput<typeof ReservationRow> {
  /** Whether a slip was sent, where its picture is not known: in an offline copy, and until the list is read again. */
  hasSlip?: boolean
}

const ReservationList = listOf('reservations', ReservationRow)

/** Everybody's reservations: GET /reservations. Visitors need the list to see which vehicle is free. */
export const reservationsQuery = () =>
  queryOptions({
    queryKey: ['/reservations'],
    queryFn: (read) => fetchJson('/reservations', ReservationList, listFetchOptions(read)),
    staleTime: 30_000,
    // Comparing a very long list row by row costs more than drawing what is on screen.
    structuralSharing: false,
  })
