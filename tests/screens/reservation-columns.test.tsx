import { screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Reservation } from '@/api/reservations'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { RESERVATION_COLUMNS } from '@/routes/admin/reservations/reservation-columns'
import { sortRows } from '@/ui/sort-rows'

import { openAllReservations } from '../support/all-reservations'
import { key, NAMES, time } from '../support/arbitrary-reservations'
import { TODAY } from '../support/booking'
import { aReservation } from '../support/rows'
import { savedFiles } from '../support/saved-files'
import { startApi } from '../support/server'
import { csvRows, rowsOf } from '../support/table'

const api = startApi({ today: TODAY })
const saved = savedFiles()

const collator = new Intl.Collator('en')
const row: fc.Arbitrary<Reservation> = fc.record({
  id: fc.nat(300).map(String),
  vehicleId: key,
  userId: fc.option(key, { nil: undefined }),
  start: time,
  end: time,
  duration: fc.option(fc.nat(9), { nil: undefined }),
  price: fc.option(fc.integer({ min: -500, max: 5_000_000 }), { nil: undefined }),
  status: fc.option(fc.constantFrom('success', 'failed', 'pending'), { nil: undefined }),
  slipImage: fc.option(fc.constant('/slip.png'), { nil: undefined }),
})

interface ColumnFacts {
  /** The heading and the content for reservation 1, in the table and in the CSV file. */
  cell?: [heading: string, content: string]
  csv: [heading: string, content: string]
  by?: string
  /** The figure or text that it sorts by. */
  value?: (reservation: Reservation) => string | number | undefined
}

const STATUSES = ['waiting', 'success', 'failed']

const COLUMNS: readonly ColumnFacts[] = [
  { cell: ['ID', '1'], csv: ['ID', '1'], by: 'id', value: ({ id }) => Number(id) },
  {
    cell: ['User', 'Demo Client'],
    csv: ['User', 'Demo Client'],
    by: 'user',
    value: ({ userId }) => NAMES.users.get(userId ?? ''),
  },
  {
    cell: ['Vehicle', 'Tesla Model X'],
    csv: ['Vehicle', 'Tesla Model X'],
    by: 'vehicle',
    value: ({ vehicleId }) => NAMES.vehicles.get(vehicleId),
  },
  { cell: ['Duration', '4\u00A0days'], csv: ['Days', '4'], by: 'duration', value: reservedDays },
  {
    cell: ['Pickup', '15.03.2027 - 08:00'],
    csv: ['Pickup', '2027-03-15 08:00:00'],
    by: 'pickup',
    value: ({ start }) => start,
  },
  {
    cell: ['Return', '19.03.2027 - 08:00'],
    csv: ['Return', '2027-03-19 08:00:00'],
    by: 'return',
    value: ({ end }) => end,
  },
  {
    cell: ['Amount', '94,000\u00A0din'],
    csv: ['Amount (din)', '94000.00'],
    by: 'amount',
    value: ({ price }) => price,
  },
  {
    cell: ['Status', 'WaitingWaiting for confirmation'],
    csv: ['Status', 'Waiting'],
    by: 'status',
    value: ({ status }) => STATUSES.indexOf(readStatus(status)),
  },
  { csv: ['Payment slip', 'yes'] },
]

it('each column has its content in the table, and in the CSV file in the form that spreadsheets read', async () => {
  const slip = { reservation_image: '/uploads/slip.png' }
  api.serve('reservations', [
    aReservation({ id: 1, ...slip }),
    aReservation({ id: 2, user_id: 3, vehicle_id: 1, status: 'success', ...slip }),
    aReservation({ id: 10, user_id: 77, vehicle_id: 2 }),
  ])
  const { user } = await openAllReservations(api.db, '?q=client&sort=id')
  const [first] = rowsOf('All reservations')
  expect(first).toEqual(Object.fromEntries(COLUMNS.flatMap(({ cell }) => (cell ? [cell] : []))))
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['reservations.csv']))
  // The byte-order mark, by which spreadsheets recognise UTF-8.
  expect((await saved[0]?.bytes())?.slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  expect(csvRows(await saved[0]?.text(), ',')).toEqual([
    Object.fromEntries(COLUMNS.map(({ csv }) => csv)),
    expect.objectContaining({ ID: '2', User: 'Second Client', Status: 'Success' }),
  ])
})

/** Sorts by what the column shows; rows that show nothing come last. */
function sortPlainly(list: readonly Reservation[], by: string, descending: boolean) {
  const value = COLUMNS.find((column) => column.by === by)?.value
  const isText = by === 'user' || by === 'vehicle'
  return list.toSorted((a, b) => {
    const [left, right] = [value?.(a), value?.(b)]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    const order = isText
      ? collator.compare(String(left), String(right))
      : Number(left > right) - Number(left < right)
    return descending ? -order : order
  })
}

describe('the list of reservations', () => {
  it('can be sorted by each column of the table', () => {
    const shown = RESERVATION_COLUMNS.filter(({ cell }) => cell !== undefined)
    expect(shown.filter(({ sort }) => sort === undefined)).toEqual([])
  })

  it.each(RESERVATION_COLUMNS.flatMap(({ sort }) => sort?.by ?? []))(
    'is sorted by %s as a plain sort would do it',
    (by) => {
      const sort = RESERVATION_COLUMNS.find((column) => column.sort?.by === by)?.sort
      fc.assert(
        fc.property(fc.array(row, { maxLength: 40 }), fc.boolean(), (list, descending) => {
          const sorted = sortRows(list, (of) => sort?.value(of, NAMES), descending, collator)
          expect(sorted).toEqual(sortPlainly(list, by, descending))
        }),
      )
    },
  )
})
