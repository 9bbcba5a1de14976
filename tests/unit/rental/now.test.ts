import { afterEach, describe, expect, it, vi } from 'vitest'

import { readTime } from '@/rental/read-time'
import { nowInBelgrade, todayInBelgrade } from '@/rental/wall-clock'

import { inTimeZone, TIME_ZONES } from './time-zones'

afterEach(() => {
  vi.useRealTimers()
})

describe('nowInBelgrade', () => {
  it.each([
    ['in winter', '2026-01-14T22:59:59.999Z', '2026-01-14 23:59:59'],
    ['at midnight in winter', '2026-01-14T23:00:00Z', '2026-01-15 00:00:00'],
    ['in summer', '2026-07-14T21:59:59Z', '2026-07-14 23:59:59'],
    ['at midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15 00:00:00'],
    ['just before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-29 01:59:59'],
    ['when they have', '2026-03-29T01:00:00Z', '2026-03-29 03:00:00'],
    ['just before the clocks go back', '2026-10-25T00:59:59Z', '2026-10-25 02:59:59'],
    ['when they have', '2026-10-25T01:00:00Z', '2026-10-25 02:00:00'],
    ['with small figures', '2027-02-03T03:04:05Z', '2027-02-03 04:04:05'],
  ])('%s (%s) is %s', (_, instant, time) => {
    expect(nowInBelgrade(new Date(instant))).toBe(time)
  })

  it.each(TIME_ZONES)('does not depend on the time zone of the browser: $zone', ({ zone }) => {
    inTimeZone(zone, () => {
      expect(nowInBelgrade(new Date('2026-07-14T22:30:00Z'))).toBe('2026-07-15 00:30:00')
    })
  })

  it('uses the current time when no instant is given, and gives a readable time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:30:00Z') })
    expect(readTime(nowInBelgrade())).toBe('2026-07-15 00:30:00')
    expect(todayInBelgrade()).toBe('2026-07-15')
  })
})
