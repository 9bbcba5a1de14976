import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { searchReservations, type ReservationFilter } from '@/rental/reservation-search/search'
import {
  SORT_COLUMNS,
  type SearchedReservation,
  type SortColumn,
} from '@/rental/reservation-search/sort-keys'
import { reservedDays } from '@/rental/reserved-price'
import { foldText, searchOf } from '@/rental/search-text'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { addDays } from '@/rental/wall-clock'

const { compare } = new Intl.Collator('en')
const NAMES = {
  vehicles: new Map([
    ['1', 'Tesla Model 3'],
    ['2', 'Tesla Model S'],
    ['3', 'Tesla Model S'],
  ]),
  users: new Map([
    ['1', 'Žarko Đorđević'],
    ['2', 'Anna Müller'],
    ['3', 'anna'],
  ]),
  compare,
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 86_399 }))
  .map(([day, second]) => {
    const two = (figure: number) => String(figure).padStart(2, '0')
    const clock = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60].map(two).join(':')
    return `${addDays('2026-01-01', day)} ${clock}`
  })
const key = fc.constantFrom('1', '2', '3', '9')
const row: fc.Arbitrary<SearchedReservation> = fc.record({
  id: fc.oneof(fc.nat(300).map(String), fc.constant('text')),
  vehicleId: key,
  userId: fc.option(key, { nil: undefined }),
  start: time,
  end: time,
  duration: fc.option(fc.nat(9), { nil: undefined }),
  price: fc.option(fc.integer({ min: -500, max: 5_000_000 }), { nil: undefined }),
  status: fc.option(fc.constantFrom('success', 'FAILED', 'pending'), { nil: undefined }),
  slipImage: fc.option(fc.constant('/slip.png'), { nil: undefined }),
})
const rows = fc.array(row, { maxLength: 40 })

type Oracle = (reservation: SearchedReservation) => string | number | undefined

const STATUSES = ['waiting', 'success', 'failed']
const COLUMNS: Record<Exclude<SortColumn, 'id'>, Oracle> = {
  user: ({ userId }) => NAMES.users.get(userId ?? ''),
  vehicle: ({ vehicleId }) => NAMES.vehicles.get(vehicleId),
  duration: reservedDays,
  pickup: ({ start }) => start,
  return: ({ end }) => end,
  amount: ({ price }) => price,
  status: ({ status }) => STATUSES.indexOf(readStatus(status)),
}

/** Sorts plainly: by what the column shows, what shows nothing last. */
function plainly(list: readonly SearchedReservation[], by: Exclude<SortColumn, 'id'>) {
  const of = COLUMNS[by]
  const isText = by === 'user' || by === 'vehicle'
  return list.toSorted((a, b) => {
    const [left, right] = [of(a), of(b)]
    if (left === undefined || right === undefined)
      return (left === undefined ? 1 : 0) - (right === undefined ? 1 : 0)
    if (isText) return compare(String(left), String(right))
    return left < right ? -1 : left > right ? 1 : 0
  })
}

const find = (
  list: readonly SearchedReservation[],
  filter: ReservationFilter,
  by: SortColumn = 'pickup',
  descending = false,
) => searchReservations(list, NAMES).find(filter, by, descending)

describe('sorting', () => {
  it.each(Object.keys(COLUMNS))('by %s is as a plain sort would have it', (name) => {
    const by = SORT_COLUMNS.find((column) => column === name)
    if (by === undefined || by === 'id') throw new Error('No such column')
    fc.assert(
      fc.property(rows, (list) => {
        expect(find(list, {}, by)).toEqual(plainly(list, by))
      }),
    )
  })

  it('by id takes numbers as numbers', () => {
    const list = ['10', '9', '100', '1'].map((id) => ({ id, vehicleId: '1', start: '', end: '' }))
    expect(find(list, {}, 'id').map(({ id }) => id)).toEqual(['1', '9', '10', '100'])
  })

  it('by id takes them as text where one is none', () => {
    const list = ['10', '9', 'x'].map((id) => ({ id, vehicleId: '1', start: '', end: '' }))
    expect(find(list, {}, 'id').map(({ id }) => id)).toEqual(['10', '9', 'x'])
  })

  it.each([
    ['10 9 100 1x', '10 100 1x 9'],
    ['10 9 100 x1', '10 100 9 x1'],
    ['b a 10 c', '10 a b c'],
    ['2 1111111111111111 10', '10 1111111111111111 2'],
  ])('by id takes %s as text: %s', (ids, sorted) => {
    const list = ids.split(' ').map((id) => ({ id, vehicleId: '1', start: '', end: '' }))
    expect(find(list, {}, 'id').map(({ id }) => id)).toEqual(sorted.split(' '))
  })

  it.each(['pickup', 'return'] as const)('by %s goes by every part of a time', (by) => {
    const sorted = [
      '1999-12-31 23:59:59',
      '2026-01-31 08:00:00',
      '2026-02-01 08:00:00',
      '2026-12-01 08:00:00',
      '2026-12-01 08:00:01',
      '2026-12-01 08:00:10',
      '2026-12-01 08:01:00',
      '2026-12-01 08:10:00',
      '2026-12-01 09:00:00',
      '2026-12-01 19:00:00',
      '2026-12-02 00:00:00',
      '2026-12-10 00:00:00',
      '2027-01-01 00:00:00',
      '2100-01-01 00:00:00',
    ]
    const list = sorted.toReversed().map((time) => ({ id: time, vehicleId: '1', start: time, end: time }))
    expect(find(list, {}, by).map(({ id }) => id)).toEqual(sorted)
  })

  it('by user puts those whom nobody knows last', () => {
    const of = (userId?: string) => ({ id: userId ?? 'none', vehicleId: '1', userId, start: '', end: '' })
    const list = [of(), of('9'), of('1'), of('2')]
    expect(find(list, {}, 'user').map(({ id }) => id)).toEqual(['2', '1', 'none', '9'])
  })

  it('works out an order once, ahead of the first press or at it', () => {
    const counted = vi.fn(compare)
    const list = ['1', '2'].map((userId) => ({ id: userId, vehicleId: '1', userId, start: '', end: '' }))
    const search = searchReservations(list, { ...NAMES, compare: counted })
    expect(counted).not.toHaveBeenCalled()
    search.prepare('user')
    const times = counted.mock.calls.length
    expect(times).toBeGreaterThan(0)
    search.find({}, 'user', false)
    search.find({}, 'user', true)
    expect(counted).toHaveBeenCalledTimes(times)
  })

  it('downwards is upwards turned around', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...SORT_COLUMNS), (list, by) => {
        expect(find(list, {}, by, true)).toEqual(find(list, {}, by).toReversed())
      }),
    )
  })
})

describe('filtering', () => {
  const filter: fc.Arbitrary<ReservationFilter> = fc.record({
    status: fc.constantFrom(undefined, 'slip', 'waiting', 'success', 'failed'),
    vehicleId: fc.option(key, { nil: undefined }),
    during: fc.record({ start: time, end: time }, { requiredKeys: [] }),
    text: fc.constantFrom(undefined, '', ' ', 'anna', 'model s', '1', 'ž'),
  })

  const letsPlainly = ({ status, vehicleId, during, text }: ReservationFilter) => {
    const isFound = searchOf((text ?? '').trim())
    return (reservation: SearchedReservation) =>
      (vehicleId === undefined || reservation.vehicleId === vehicleId) &&
      (during?.start === undefined || reservation.end > during.start) &&
      (during?.end === undefined || reservation.start < during.end) &&
      (status === undefined ||
        (status === 'slip' ? awaitsConfirmation(reservation) : readStatus(reservation.status) === status)) &&
      [
        reservation.id,
        NAMES.users.get(reservation.userId ?? '') ?? '',
        NAMES.vehicles.get(reservation.vehicleId) ?? '',
      ].some((cell) => isFound(foldText(cell)))
  }

  it('lets through what each part lets through', () => {
    fc.assert(
      fc.property(rows, filter, (list, wanted) => {
        expect(find(list, wanted)).toEqual(plainly(list, 'pickup').filter(letsPlainly(wanted)))
      }),
    )
  })

  const stay = (id: string, vehicleId: string, from: string, to: string, more = {}) => ({
    id,
    vehicleId,
    start: `2026-12-${from} 08:00:00`,
    end: `2026-12-${to} 08:00:00`,
    ...more,
  })
  const stays = [
    stay('R1', '1', '01', '05', { userId: '2', slipImage: 'slip.png' }),
    stay('2', '2', '05', '09', { userId: '1', status: 'success', slipImage: 'slip.png' }),
    stay('3', '1', '09', '12', { status: 'failed' }),
    stay('4', '1', '10', '12'),
  ]

  it.each<[string, ReservationFilter, string]>([
    ['nothing', {}, 'R1 2 3 4'],
    ['a vehicle', { vehicleId: '1' }, 'R1 3 4'],
    ['a time from which on', { during: { start: '2026-12-05 08:00:00' } }, '2 3 4'],
    ['a time up to which', { during: { end: '2026-12-09 08:00:00' } }, 'R1 2'],
    ['a period', { during: { start: '2026-12-08 00:00:00', end: '2026-12-10 00:00:00' } }, '2 3'],
    ['what waits', { status: 'waiting' }, 'R1 4'],
    ['what is confirmed', { status: 'success' }, '2'],
    ['what failed', { status: 'failed' }, '3'],
    ['a slip that waits', { status: 'slip' }, 'R1'],
    ['an ID', { text: 'r1' }, 'R1'],
    ['a user', { text: ' anna ' }, 'R1'],
    ['a vehicle by name', { text: 'MODEL 3' }, 'R1 3 4'],
    ['blanks', { text: '  ' }, 'R1 2 3 4'],
    ['no text', { text: '' }, 'R1 2 3 4'],
    ['several of these', { vehicleId: '1', status: 'waiting', text: 'tesla' }, 'R1 4'],
  ])('by %s', (_, wanted, ids) => {
    expect(find(stays, wanted).map(({ id }) => id)).toEqual(ids.split(' '))
  })

  it.each([
    ['zarko', 1],
    ['DJORDJEVIC', 1],
    ['đorđević', 1],
    ['Muller', 1],
    ['ann', 2],
    ['nobody', 0],
  ])('finds %j without regard to case and marks', (text, count) => {
    const list = ['1', '2', '3'].map((userId) => ({ id: 'x', vehicleId: '1', userId, start: '', end: '' }))
    expect(find(list, { text })).toHaveLength(count)
  })
})
