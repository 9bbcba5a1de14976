import { afterEach, describe, expect, it, vi } from 'vitest'

import { readDay, todayInBelgrade } from '@/rental/wall-clock'

afterEach(() => {
  vi.useRealTimers()
})

describe('todayInBelgrade', () => {
  it.each([
    ['just before midnight in winter', '2026-01-14T22:59:59.999Z', '2026-01-14'],
    ['at midnight in winter', '2026-01-14T23:00:00Z', '2026-01-15'],
    ['just before midnight in summer', '2026-07-14T21:59:59.999Z', '2026-07-14'],
    ['at midnight in summer', '2026-07-14T22:00:00Z', '2026-07-15'],
    ['just before the day the clocks go forward', '2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['when the day the clocks go forward begins', '2026-03-28T23:00:00Z', '2026-03-29'],
    ['just before that day ends, an hour early', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['when it has ended', '2026-03-29T22:00:00Z', '2026-03-30'],
    ['when the day the clocks go back begins', '2026-10-24T22:00:00Z', '2026-10-25'],
    ['just before that day ends, an hour late', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['when it has ended', '2026-10-25T23:00:00Z', '2026-10-26'],
    ['just before the year ends', '2026-12-31T22:59:59.999Z', '2026-12-31'],
    ['when the new year has begun', '2026-12-31T23:00:00Z', '2027-01-01'],
    ['on a leap day', '2028-02-29T12:00:00Z', '2028-02-29'],
  ])('%s (%s) is %s', (_, instant, day) => {
    expect(todayInBelgrade(new Date(instant))).toBe(day)
  })

  it('uses the current time when no instant is given', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T22:30:00Z') })
    expect(todayInBelgrade()).toBe('2026-07-15')
  })

  it('gives a day that can be read', () => {
    const today = todayInBelgrade(new Date('2026-03-05T12:00:00Z'))
    expect(readDay(today)).toBe('2026-03-05')
  })
})
