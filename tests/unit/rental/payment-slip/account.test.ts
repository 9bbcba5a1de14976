import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatAccount, readAccount } from '@/rental/payment-slip/account'
import { referenceControl } from '@/rental/payment-slip/reference'

const first16 = fc.stringMatching(/^\d{16}$/)

const withControl = (digits: string) => `${digits}${referenceControl(digits)}`

describe('an account number', () => {
  it.each([
    ['165-55-74', '165000000000005574'],
    ['310-1234567891211-86', '310123456789121186'],
    ['845000000040484987', '845000000040484987'],
    [' 840-0000000955845-10 ', '840000000095584510'],
  ])('%s is read as %s', (written, account) => {
    expect(readAccount(written)).toBe(account)
  })

  it.each([
    '',
    '165',
    '165-55-75',
    '165-55-7',
    '165--74',
    '16a-55-74',
    '165-12345678901234-74',
    '165/55/74',
    'RS165-55-74',
    '165-55-74x',
  ])('%j is no account number', (written) => {
    expect(readAccount(written)).toBeUndefined()
  })

  it('with its control digits satisfies the ISO 7064 check: the whole is 1 modulo 97', () => {
    fc.assert(
      fc.property(first16, (digits) => {
        const account = withControl(digits)
        expect(BigInt(account) % 97n).toBe(1n)
        expect(readAccount(account)).toBe(account)
      }),
    )
  })

  it('is refused with any single digit changed', () => {
    fc.assert(
      fc.property(first16, fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, index, change) => {
        const account = withControl(digits)
        const changed = (Number(account[index]) + change) % 10
        expect(
          readAccount(account.slice(0, index) + String(changed) + account.slice(index + 1)),
        ).toBeUndefined()
      }),
    )
  })

  it('is formatted with dashes and read back as the same', () => {
    expect(formatAccount('165000000000005574')).toBe('165-0000000000055-74')
    fc.assert(
      fc.property(first16, (digits) => {
        const account = withControl(digits)
        expect(readAccount(formatAccount(account))).toBe(account)
      }),
    )
  })
})
