import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countdownOf, nextReservation, reservationStateOf } from '@/rental/next-reservation'

import { anyPeriod, on } from './rentals'

const rental = (start: string, end: string, status: string | undefined = 'pending') => ({
  start,
  end,
  status,
})

describe('nextReservation', () => {
  it('gives the first in the list of those that start together', () => {
    const first = rental(on(6), on(8))
    expect(nextReservation([first, rental(on(6), on(7))], on(3))).toBe(first)
  })

  const anyReservation = fc
    .tuple(anyPeriod, fc.constantFrom('success', 'failed', 'pending', ''))
    .map(([{ start, end }, status]) => rental(start, end, status))
  const anyList = fc.array(anyReservation, { maxLength: 8 })
  const anyNow = fc.integer({ min: 1, max: 12 }).map((day) => on(day))

  it('gives the running reservation that started last, a confirmed one first, else the one that starts first', () => {
    fc.assert(
      fc.property(anyList, anyNow, (list, now) => {
        const notFailed = list.filter(
          ({ start, end, status }) => now < end && start < end && status !== 'failed',
        )
        const running = notFailed.filter(({ start }) => start <= now)
        const confirmed = running.filter(({ status }) => status === 'success')
        const candidates = [confirmed, running].find(({ length }) => length > 0) ?? notFailed
        const starts = candidates.map(({ start }) => start).toSorted()
        const next = nextReservation(list, now)
        expect(next?.start).toBe(starts.at(running.length > 0 ? -1 : 0))
        expect(next === undefined || candidates.includes(next)).toBe(true)
      }),
    )
  })

  it('gives a reservation with the same start in any order of the list', () => {
    fc.assert(
      fc.property(anyList, anyNow, (list, now) => {
        expect(nextReservation(list.toReversed(), now)?.start).toBe(nextReservation(list, now)?.start)
      }),
    )
  })
})

describe('countdownOf', () => {
  const period = { start: on(10), end: on(14) }

  it.each([
    ['days before', on(7, 23), { to: 'start', at: on(10), days: 3 }],
    ['late on the day before', on(9, 23), { to: 'start', at: on(10), days: 1 }],
    ['early on the day', on(10, 0), { to: 'start', at: on(10), days: 0 }],
    ['at its start', on(10), { to: 'end', at: on(14), days: 4 }],
    ['on the day before its end', on(13, 23), { to: 'end', at: on(14), days: 1 }],
    ['in its last hour', on(14, 7), { to: 'end', at: on(14), days: 0 }],
  ])('%s', (_, now, countdown) => {
    expect(countdownOf(period, now)).toEqual(countdown)
  })
})

describe('reservationStateOf', () => {
  const slip = 'uploads/slip.png'
  const none = undefined

  it.each([
    ['before', on(2), 'pending', none, 'deposit'],
    ['before', on(2), 'pending', slip, 'confirmation'],
    ['before', on(2), 'success', slip, 'success'],
    ['while it runs', on(4), 'pending', none, 'deposit'],
    ['while it runs', on(4), 'pending', slip, 'confirmation'],
    ['while it runs', on(4), 'success', slip, 'running'],
    ['from its first moment', on(3), 'success', slip, 'running'],
    ['from its end', on(5), 'success', slip, 'over'],
    ['from its end', on(5), 'pending', none, 'over'],
    ['from its end', on(5), 'pending', slip, 'over'],
    ['always', on(2), 'failed', slip, 'failed'],
    ['always', on(9), 'failed', none, 'failed'],
  ] as const)(
    'of a rental %s (%s) that is %s, with the slip %s, is %s',
    (_, now, status, slipImage, state) => {
      expect(reservationStateOf({ ...rental(on(3), on(5), status), slipImage }, now)).toBe(state)
    },
  )
})
