import fc from 'fast-check'
import { expect, it } from 'vitest'

import { accountsByUser, NO_ACCOUNT } from '@/rental/user-accounts'

const NOW = '2026-12-02 12:00:00'
const end = fc.constantFrom('2026-12-01 08:00:00', NOW, '2026-12-03 08:00:00')
const reservations = fc.array(
  fc.record({
    userId: fc.constantFrom(undefined, '1', '2', '3'),
    price: fc.option(fc.nat({ max: 10_000_000 }), { nil: undefined }),
    status: fc.constantFrom(undefined, 'pending', 'success', 'failed'),
    end,
  }),
)
const sum = (rows: readonly { price: number | undefined }[]) =>
  rows.reduce((total, { price }) => total + (price ?? 0), 0)

it('counts, and adds up what was confirmed and what is awaited and not over, for each user alone', () => {
  fc.assert(
    fc.property(reservations, (rows) => {
      const accounts = accountsByUser(rows, NOW)
      for (const id of ['1', '2', '3']) {
        const own = rows.filter(({ userId }) => userId === id)
        const awaited = own.filter(({ status }) => status === undefined || status === 'pending')
        expect(accounts.get(id) ?? NO_ACCOUNT).toEqual({
          count: own.length,
          paid: sum(own.filter(({ status }) => status === 'success')),
          owed: sum(awaited.filter((row) => row.end > NOW)),
        })
      }
    }),
  )
})
