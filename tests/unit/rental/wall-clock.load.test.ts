import { describe, expect, it } from 'vitest'

// Loaded within the tests, so that a clock which cannot even be made fails them.
const load = () => import('@/rental/wall-clock')

describe("Belgrade's clock", () => {
  it.each([
    ['2026-07-01T10:20:30Z', '2026-07-01 12:20:30'],
    ['2026-12-31T23:05:09Z', '2027-01-01 00:05:09'],
  ])('shows at %s the time %s', async (instant, time) => {
    const { nowInBelgrade } = await load()
    expect(nowInBelgrade(new Date(instant))).toBe(time)
  })

  it('counts a part of a day backwards as no day, and not as a negative none', async () => {
    const { daysBetween } = await load()
    expect(daysBetween('2026-12-01 10:00:00', '2026-12-01 08:00:00')).toBe(0)
  })
})
