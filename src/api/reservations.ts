import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { OWNER_RULES } from '@/company/company'
import { prepareAvailability, type Occupancy } from '@/rental/availability'
import { dinOf, type Para } from '@/rental/money'
import { freesVehicle } from '@/rental/owner-rules'
import { completePeriod, type RentalPeriod } from '@/rental/period'
import { todayInBelgrade } from '@/rental/wall-clock'
import { serverEntry } from '@/server-timing'

import {
  Figure,
  Id,
  type List,
  listOf,
  Money,
  optional,
  Reference,
  type ReadList,
  Text,
  Time,
  UncutText,
} from './fields'
import { fetchList, isSignedIn, sendAndIgnoreBody } from './http'
import { listFetchOptions } from './query-client'

// More than 270 years; the highest total for so many days is still an exact integer.
const MOST_DAYS = 100_000

const FIELDS = {
  id: Id,
  vehicle_id: Reference,
  start_time: Time,
  end_time: Time,
  user_id: optional(Reference),
  duration: optional(v.pipe(Figure, v.maxValue(MOST_DAYS))),
  price: optional(v.pipe(Money, v.minValue(0))),
  status: optional(Text),
  reservation_image: optional(UncutText),
}

const frees = freesVehicle(OWNER_RULES)

function fieldsOf(row: Omit<v.InferOutput<v.ObjectSchema<typeof FIELDS, undefined>>, 'id'>) {
  const isFreed = frees(row.status)
  return {
    vehicleId: row.vehicle_id,
    start: row.start_time,
    end: row.end_time,
    userId: row.user_id,
    /** In days, as the API counts them. */
    duration: row.duration,
    /** In para. */
    price: row.price,
    /** In lower case, 'failed' where it frees the vehicle; `readStatus` gives its meaning. */
    status: isFreed ? 'failed' : row.status?.trim().toLowerCase(),
    slipImage: row.reservation_image,
    ...(isFreed && { isFreed }),
  }
}

/** Reads a row of GET /reservations into the app's own names. */
export const ReservationRow = v.pipe(
  v.object(FIELDS),
  v.transform((row) => ({ id: row.id, ...fieldsOf(row) })),
)

/** A reservation. Only fields that its lists need are required. */
export interface Reservation extends v.InferOutput<typeof ReservationRow> {
  /** Whether a slip was sent, where its picture is not known: in an offline copy, and until the list is read again. */
  hasSlip?: boolean
}

/** A reservation as far as it holds its vehicle; without an ID if the lists cannot show it. */
export type AnyReservation = Omit<Reservation, 'id'> &
  Pick<Occupancy, 'isUnsure'> & { id: string | undefined }

// A row whose ID or one of whose times cannot be read still holds its vehicle (docs/engineering.md, "Row by row").
const UnreadReservationRow = v.pipe(
  v.object({ ...FIELDS, id: optional(Id), start_time: optional(Time), end_time: optional(Time) }),
  v.rawTransform(({ dataset: { value: row }, addIssue, NEVER }): AnyReservation => {
    const period = completePeriod(row.start_time, row.end_time, row.duration)
    if (period === undefined) return (addIssue(), NEVER)
    const { start: start_time, end: end_time, isUnsure } = period
    return { id: undefined, isUnsure, ...fieldsOf({ ...row, start_time, end_time }) }
  }),
)

const readRows = listOf<AnyReservation>('reservations', v.union([ReservationRow, UnreadReservationRow]))

const readReservations: ReadList<AnyReservation> = function* readReservations(slices) {
  const list = yield* readRows(slices)
  yield* prepareAvailability(list.rows)
  return list
}

/** Where the web server asks for it, visitors leave out what is over (docs/engineering.md, "Large lists"). */
function visitorsQuery(): string {
  const name = isSignedIn() ? undefined : serverEntry('reservations-from')?.description
  return name ? `?${new URLSearchParams({ [name]: todayInBelgrade() }).toString()}` : ''
}

/** Everybody's reservations, as far as they hold vehicles: GET /reservations. Visitors need them to see what is free. */
export const occupanciesQuery = () =>
  queryOptions({
    queryKey: ['/reservations'],
    queryFn: (read) => fetchList(`/reservations${visitorsQuery()}`, readReservations, listFetchOptions(read)),
    staleTime: 30_000,
    // Comparing 100,000 rows takes as long as reading them, in one task, and the index is built for this very list.
    structuralSharing: false,
  })

/** How long availability may stand on a page that is looked at before it is read anew, in milliseconds. */
export const FRESH_FOR_MS = 120_000

/** Everybody's reservations that lists can show; the same call as that of `occupanciesQuery`. */
export const reservationsQuery = () => ({ ...occupanciesQuery(), select: withId })

// The others count as rows that could not be read.
function withId({ rows, unread }: List<AnyReservation>): List<Reservation> {
  const shown = rows.filter((row): row is Reservation => row.id !== undefined)
  return { rows: shown, unread: unread + rows.length - shown.length }
}

/** The data of a reservation to be created. */
export interface NewReservation {
  userId: string
  vehicleId: string
  period: RentalPeriod
  days: number
  price: Para
}

/** Creates a reservation: POST /reservations/create-reservation, judged by ok alone. Throws an ApiError. */
export async function createReservation({ userId, vehicleId, period, days, price }: NewReservation) {
  return sendAndIgnoreBody('/reservations/create-reservation', {
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
}

// Ids that are numbers in the API's database go back as numbers.
const wireId = (id: string): number | string => {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}

/** Confirms a reservation: PUT /reservations/confirm-reservation/{id}, judged by ok alone. Throws an ApiError. */
export const confirmReservation = async (id: string): Promise<void> =>
  sendAndIgnoreBody(`/reservations/confirm-reservation/${encodeURIComponent(id)}`, { method: 'PUT' })

/** How the advance is paid: by payment slip or in person, as the API names it. */
export type AdvancePayment = 'uplatnica' | 'uzivo'

/** What a client sends to have the deposit of a reservation confirmed. */
export interface PaymentSlip {
  reservationId: string
  slipImage: File
  advancePayment: AdvancePayment
  /** The picture sent with 'uplatnica', if one was chosen. */
  advancePaymentImage: File | undefined
}

/** Sends a payment slip, its pictures unchanged (docs/decisions.md, "Slips as they were picked"): PUT /reservations/update-reservation/{id}, multipart, judged by ok alone. Throws an ApiError. */
export async function sendPaymentSlip(slip: PaymentSlip): Promise<void> {
  const form = new FormData()
  form.set('advancePayment', slip.advancePayment)
  if (slip.advancePayment === 'uplatnica' && slip.advancePaymentImage)
    form.set('advancePaymentImage', slip.advancePaymentImage)
  form.set('reservation_image', slip.slipImage)
  form.set('id', slip.reservationId)
  const id = encodeURIComponent(slip.reservationId)
  return sendAndIgnoreBody(`/reservations/update-reservation/${id}`, { method: 'PUT', form })
}
