import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  filterReservations,
  statusRank,
  vehicleNames,
  type ReservationFilter,
  type SearchedReservation,
} from '@/rental/reservation-search'
import { foldText, searchOf } from '@/rental/search-text'
import { awaitsConfirmation, readStatus } from '@/rental/status'

import { key, NAMES, time } from '../../support/arbitrary-reservations'

const row: fc.Arbitrary<SearchedReservation> = fc.record({
  id: fc.oneof(fc.nat(300).map(String), fc.constant('text')),
  vehicleId: key,
  userId: fc.option(key, { nil: undefined }),
  start: time,
  end: time,
  status: fc.option(fc.constantFrom('success', 'failed', 'pending'), { nil: undefined }),
  slipImage: fc.option(fc.constant('/slip.png'), { nil: undefined }),
})
const rows = fc.array(row, { maxLength: 40 })

const find = (list: readonly SearchedReservation[], filter: ReservationFilter) =>
  filterReservations(list, filter, NAMES)

it('waiting reservations rank before settled ones', () => {
  expect(['failed', 'success', 'pending', undefined].map(statusRank)).toEqual([2, 1, 0, 0])
})

it('vehicles with the same name are named with their IDs', () => {
  const fleet = [
    { id: '3', name: 'Model 3' },
    { id: '8', name: 'Model X' },
    { id: '5', name: 'Model 3' },
  ]
  expect([...vehicleNames(fleet, ({ id, name }) => `${name}, ID ${id}`)]).toEqual([
    ['3', 'Model 3, ID 3'],
    ['8', 'Model X'],
    ['5', 'Model 3, ID 5'],
  ])
})

describe('filtering', () => {
  const filter: fc.Arbitrary<ReservationFilter> = fc.record({
    status: fc.constantFrom(undefined, 'slip', 'waiting', 'success', 'failed'),
    vehicleId: fc.option(key, { nil: undefined }),
    userId: fc.option(key, { nil: undefined }),
    ids: fc.option(fc.constant(new Set(['text', '1', '2'])), { nil: undefined, freq: 2 }),
    isCounted: fc.constantFrom(undefined, ({ start }: SearchedReservation) => start < '2027-01-01'),
    during: fc.record({ start: time, end: time }, { requiredKeys: [] }),
    text: fc.constantFrom(undefined, '', ' ', 'anna', 'model s', '1', 'ž'),
  })

  const matchesPlainly = ({ status, vehicleId, userId, ids, isCounted, during, text }: ReservationFilter) => {
    const isFound = searchOf((text ?? '').trim())
    return (reservation: SearchedReservation) =>
      (vehicleId === undefined || reservation.vehicleId === vehicleId) &&
      (userId === undefined || reservation.userId === userId) &&
      (ids === undefined || ids.has(reservation.id)) &&
      (isCounted === undefined || isCounted(reservation)) &&
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

  it('keeps the reservations that pass every part of the filter', () => {
    fc.assert(
      fc.property(rows, filter, (list, wanted) => {
        expect(find(list, wanted)).toEqual(list.filter(matchesPlainly(wanted)))
      }),
      { numRuns: 200 },
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
    ['a time from which on', { during: { start: '2026-12-05 08:00:00' } }, '2 3 4'],
    ['a time up to which', { during: { end: '2026-12-09 08:00:00' } }, 'R1 2'],
    ['a period', { during: { start: '2026-12-08 00:00:00', end: '2026-12-10 00:00:00' } }, '2 3'],
    ['what waits', { status: 'waiting' }, 'R1 4'],
    ['a slip that waits', { status: 'slip' }, 'R1'],
    ['an ID', { text: 'r1' }, 'R1'],
    ['a user', { text: ' anna ' }, 'R1'],
    ['a vehicle by name', { text: 'MODEL 3' }, 'R1 3 4'],
    ['no text', { text: '' }, 'R1 2 3 4'],
    ['several of these', { vehicleId: '1', status: 'waiting', text: 'tesla' }, 'R1 4'],
  ])('works by %s', (_, wanted, ids) => {
    expect(find(stays, wanted).map(({ id }) => id)).toEqual(ids.split(' '))
  })

  it('finds an ID by letters that stand for another letter in a name', () => {
    expect(find([stay('R-Dj7', '1', '01', '05')], { text: 'dj7' })).toHaveLength(1)
  })

  it.each([
    ['an e-mail address', 'Zoe77@example', '5'],
    ['a phone number in another spelling', '060/123-4567', '5'],
    ['a part of a phone number', '1234567', '5'],
    ['an ID that is also a part of a phone number', '1234', '1234'],
    ['an ID that is also a part of an e-mail address', '77', '77'],
  ])('finds by %s', (_, text, ids) => {
    const list = ['5', '1234', '77'].map((id) => stay(id, '1', '01', '05', id === '5' && { userId: '9' }))
    const contacts = new Map([['9', { email: 'zoë77@example.com', phone: '+381 60 1234567' }]])
    expect(filterReservations(list, { text }, { ...NAMES, contacts }).map(({ id }) => id)).toEqual([ids])
  })

  it.each([
    ['zarko', 1],
    ['DJORDJEVIC', 1],
    ['ann', 2],
    ['nobody', 0],
  ])('finds %j regardless of case and diacritics', (text, count) => {
    const list = ['1', '2', '3'].map((userId) => ({ id: 'x', vehicleId: '1', userId, start: '', end: '' }))
    expect(find(list, { text })).toHaveLength(count)
  })
})
