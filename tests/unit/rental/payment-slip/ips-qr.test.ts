import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accountControl } from '@/rental/payment-slip/account'
import { ipsFaults, ipsQrText } from '@/rental/payment-slip/ips-qr'
import { qrPurpose, slipSubject } from '@/rental/payment-slip/purpose'
import { controlledReference } from '@/rental/payment-slip/reference'

const VALID =
  'K:PR|V:01|C:1|R:845000000040484987|N:JP EPS BEOGRAD\nBALKANSKA 13|I:RSD3596,13|P:MRĐO MAČKATOVIĆ\nŽUPSKA 13\nBEOGRAD 6|SF:189|S:UPLATA PO RAČUNU ZA EL. ENERGIJU|RO:97163220000111111111000'

describe('the NBS IPS QR text', () => {
  it.each([
    ['with all fields', VALID, []],
    ['with the least fields', 'K:PR|V:01|C:1|R:840000000095584510|N:Čigra doo|I:RSD1025,12|SF:289', []],
    [
      'with a wrong control of the reference',
      'K:PR|V:01|C:1|R:840000074332484318|N:BUDZET REPUBLIKE SRBIJE|I:RSD5000,00|P:PETAR PETROVIC\nKNEZA MILOSA 12\nBEOGRAD|SF:253|S:UPLAT PREKRSAJ NALOG 123456789012|RO:97123456789012345',
      ['RO'],
    ],
    [
      'with a wrong account and a wrong reference',
      'K:PR|V:01|C:1|R:160000000123456778|N:JKP INFOSTAN TEHNOLOGIJE|I:RSD6840,50|SF:221|S:KOMUNALIJE|RO:97 84 1234567',
      ['R', 'RO'],
    ],
  ])('published example %s', (_, text, faults) => {
    expect(ipsFaults(text)).toEqual(faults)
  })

  it.each([
    ['a bar in front', `|${VALID}`, ['form']],
    ['a bar behind', `${VALID}|`, ['form']],
    ['a line feed behind', `${VALID}\n`, ['form', 'RO']],
    ['an empty optional tag', VALID.replace(/S:[^|]*/, 'S:'), ['S']],
    ['a tag twice', `${VALID}|K:PR`, ['form']],
    ['an unknown tag', `${VALID}|X:1`, ['form']],
    ['a point in the amount', VALID.replace('3596,13', '3596.13'), ['I']],
    ['no amount', VALID.replace('I:RSD3596,13|', ''), ['I']],
    ['a thousands separator', VALID.replace('3596,13', '3.596,13'), ['I']],
    ['a payment code of another kind', VALID.replace('SF:189', 'SF:389'), ['SF']],
    ['four lines of a receiver', VALID.replace(/N:[^|]*/, 'N:a\nb\nc\nd'), ['N']],
    ['a long receiver', VALID.replace(/N:[^|]*/, `N:${'a'.repeat(71)}`), ['N']],
    ['a long purpose', VALID.replace(/S:[^|]*/, `S:${'a'.repeat(36)}`), ['S']],
    ['another kind', VALID.replace('K:PR', 'K:PT'), ['K']],
  ])('is not valid with %s', (_, text, faults) => {
    expect(ipsFaults(text)).toEqual(expect.arrayContaining(faults))
    expect(ipsFaults(text).length).toBeGreaterThan(0)
  })

  it('is made for any account, amount and reservation, and is always valid', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{16}$/),
        fc.integer({ min: 1, max: 10 ** 13 }),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        (first16, amount, id) => {
          const text = ipsQrText({
            account: first16 + accountControl(first16),
            receiver: 'Struja\nBeograd',
            amount,
            code: '289',
            purpose: qrPurpose(String(id)),
            reference: `97${controlledReference(String(id))}`,
          })
          expect(ipsFaults(text)).toEqual([])
          expect(text).toContain(`I:RSD${BigInt(amount) / 100n},`)
        },
      ),
    )
  })

  it('is not made of what would not be valid', () => {
    const payment = {
      account: '160000000123456778',
      receiver: 'a|b',
      amount: 100,
      code: '289',
      purpose: 'x',
      reference: '00-1',
    }
    expect(() => ipsQrText(payment)).toThrow(RangeError)
  })
})

describe('the purpose', () => {
  it('is the subject of the slip as long as it fits the QR code', () => {
    expect(qrPurpose('123')).toBe('Payment for reservation with ID 123')
    expect(slipSubject('1234567')).toBe('Payment for reservation with ID 1234567')
    expect(qrPurpose('1234567')).toBe('Reservation ID 1234567')
  })
})
