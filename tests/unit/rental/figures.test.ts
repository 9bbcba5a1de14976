import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FIGURES, figuresOf, isBehind, totalOf } from '@/rental/figures'
import { monthsFrom } from '@/rental/months'
import { reservedDays } from '@/rental/pricing'
import { hasSlip, readStatus } from '@/rental/status'
import { addDays, dayOf } from '@/rental/wall-clock'

import { key } from '../../support/arbitrary-reservations'

const MONTHS = monthsFrom('2026-12-01', 2)
const TODAY = '2027-01-20'

// Around the ends of the months, and today.
const DAYS = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', '2027-01-19', TODAY, '2027-01-31']
const day = fc.constantFrom(...DAYS, '2027-02-01')
const clock = fc.constantFrom('07:00:00', '08:00:00', '23:59:59')
const period = fc
  .record({ day, days: fc.constantFrom(-1, 0, 0, 1, 2, 40), clock, endClock: clock })
  .map(({ day, days, clock, endClock }) => ({
    start: `${day} ${clock}`,
    end: `${addDays(day, days)} ${endClock}`,
  }))
const row = fc
  .record({
    vehicleId: key,
    status: fc.constantFrom('success', 'failed', 'pending', undefined),
    slipImage: fc.constantFrom('/slip.png', undefined),
    price: fc.option(fc.nat(9_000_00), { nil: undefined }),
    duration: fc.option(fc.nat(9), { nil: undefined }),
    period,
  })
  .map(({ period, ...others }) => Object.assign(others, period))
const rows = fc.array(row, { maxLength: 60 })
type Row = typeof row extends fc.Arbitrary<infer Each> ? Each : never

const holds = ({ start, end, status }: Row) => start < end && readStatus(status) !== 'failed'

/** Whether a rental is going on when the time of its pickup begins another of its days. */
const takes = ({ start, end }: Row, day: string) => dayOf(start) <= day && day + start.slice(10) < end

const begins = (list: readonly Row[], days: readonly string[]) =>
  list.filter(({ start, end }) => start < end && days.includes(dayOf(start)))

const sum = (figures: readonly number[]) => figures.reduce((whole, figure) => whole + figure, 0)

describe('the figures', () => {
  it('count each rented day of a vehicle once, as one looks up each day', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { rentedDays } = figuresOf(list, MONTHS, TODAY)
        for (const id of ['1', '2', '3', '9']) {
          const own = list.filter((each) => holds(each) && each.vehicleId === id)
          const plain = MONTHS.map(
            (days) => days.filter((day) => own.some((each) => takes(each, day))).length,
          )
          expect(rentedDays.get(id) ?? MONTHS.map(() => 0)).toEqual(plain)
        }
      }),
    )
  })

  it('sum up what begins in each month', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const plain = MONTHS.map((days) => {
          const beginning = begins(list, days)
          const held = beginning.filter(holds)
          const begun = beginning.filter(({ start }) => dayOf(start) < TODAY)
          const confirmed = beginning.filter(({ status }) => status === 'success')
          return {
            revenue: sum(confirmed.map(({ price = 0 }) => price)),
            count: held.length,
            days: sum(held.map(reservedDays)),
            begun: begun.length,
            unpaid: begun.filter((each) => each.status !== 'success' && !hasSlip(each)).length,
          }
        })
        expect(figuresOf(list, MONTHS, TODAY).months).toEqual(plain)
      }),
    )
  })

  it('are made of exactly the reservations that their links find', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(...FIGURES), fc.constantFrom(...MONTHS), (list, figure, days) => {
        const priced = list.map((each) => ({ ...each, price: 100 }))
        const range = { from: days[0], to: days.at(-1), today: TODAY }
        const behind = priced.filter((each) => isBehind(figure, each, range))
        const made = (of: readonly Row[]) => {
          const { months, rentedDays } = figuresOf(of, [days], TODAY)
          const { revenue, count, unpaid } = totalOf(months)
          return { occupancy: Object.fromEntries(rentedDays), revenue, length: count, unpaid }[figure]
        }
        expect(made(behind)).toEqual(made(priced))
        const others = priced.filter((each) => !behind.includes(each))
        expect(made(others)).toEqual(made([]))
        for (const each of behind) expect(made([each])).not.toEqual(made([]))
      }),
      { numRuns: 200 },
    )
  })

  it.each(FIGURES)('count every day for %s where both ends are open', (figure) => {
    fc.assert(
      fc.property(rows, (list) => {
        const behind = (range: { from?: string; to?: string }) =>
          list.filter((each) => isBehind(figure, each, { ...range, today: TODAY }))
        expect(behind({})).toEqual(behind({ from: '1000-01-01', to: '9999-12-31' }))
      }),
    )
  })

  it.each([
    ['a return at the time of the pickup', '2027-01-30 08:00:00', '2027-02-02 08:00:00', [2, 1]],
    ['a return later in the day', '2027-01-30 08:00:00', '2027-02-02 08:00:01', [2, 2]],
    ['a few hours', '2027-01-31 08:00:00', '2027-01-31 19:00:00', [1, 0]],
    ['a return before the pickup', '2027-01-31 08:00:00', '2027-01-31 07:00:00', undefined],
    ['a rental around all months', '1000-01-01 08:00:00', '9999-12-31 08:00:00', [31, 28]],
  ])('count the days of %s', (_, start, end, days) => {
    const months = monthsFrom('2027-01-01', 2)
    expect(figuresOf([{ vehicleId: '1', start, end }], months, TODAY).rentedDays.get('1')).toEqual(days)
  })
})
