import type { Para } from './money.ts'
import type { RentalPeriod } from './period.ts'
import { readStatus } from './status.ts'
import type { WallClock } from './wall-clock.ts'

/** A reservation as far as it says what its client owes. */
interface Charge extends Pick<RentalPeriod, 'end'> {
  userId?: string | undefined
  price?: Para | undefined
  status?: string | undefined
}

/** What a client has reserved, paid and still owes. */
export interface UserAccount {
  count: number
  paid: Para
  owed: Para
}

/** The account of somebody without reservations. */
export const NO_ACCOUNT: UserAccount = { count: 0, paid: 0, owed: 0 }

/** The accounts of all users by their ID at that Belgrade time, in one pass (docs/decisions.md, "What a client owes"). */
export function accountsByUser(reservations: readonly Charge[], now: WallClock): Map<string, UserAccount> {
  const accounts = new Map<string, UserAccount>()
  for (const { userId, price = 0, status, end } of reservations) {
    if (userId === undefined) continue
    const account = accounts.get(userId) ?? { ...NO_ACCOUNT }
    accounts.set(userId, account)
    const meaning = readStatus(status)
    account.count += 1
    if (meaning === 'success') account.paid += price
    if (meaning === 'waiting' && end > now) account.owed += price
  }
  return accounts
}
