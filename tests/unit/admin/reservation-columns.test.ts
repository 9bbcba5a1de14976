import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Reservation } from '@/api/reservations'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { RESERVATION_COLUMNS } from '@/routes/admin/reservations/reservation-columns'
import { sortRows } from '@/ui/sort-rows'

import { key, NAMES, time } from '../../support/arbitrary-reservations'

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

type ShownValue = (reservation: Reservation) => string | number | undefined

const STATUSES = ['waiting', 'success', 'failed']
const SHOWN: Record<string, ShownValue> = {
  id: ({ id }) => Number(id),
  user: ({ userId }) => NAMES.users.get(userId ?? ''),
  vehicle: ({ vehicleId }) => NAMES.vehicles.get(vehicleId),
  duration: reservedDays,
  pickup: ({ start }) => start,
  return: ({ end }) => end,
  amount: ({ price }) => price,
  status: ({ status }) => STATUSES.indexOf(readStatus(status)),
}

/** Sorts by what the column shows; rows that show nothing come last. */
function sortPlainly(list: readonly Reservation[], by: string, descending: boolean) {
  const isText = by === 'user' || by === 'vehicle'
  return list.toSorted((a, b) => {
    const [left, right] = [SHOWN[by]?.(a), SHOWN[by]?.(b)]
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
