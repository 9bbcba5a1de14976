import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { referenceControl, referenceWithControl } from '@/rental/payment-slip/reference'
import { qrPurpose, slipSubject } from '@/rental/payment-slip/slip-texts'

// The payment of an example that the National Bank has published, without its payer.
const PAYMENT = {
  account: '845000000040484987',
  receiver: 'JP EPS BEOGRAD\nBALKANSKA 13',
  amount: 3_596_13,
  code: '189',
  purpose: 'UPLATA PO RAČUNU ZA EL. ENERGIJU',
  reference: '97163220000111111111000',
}

describe('the NBS IPS QR text', () => {
  it('is that of the published example', () => {
    expect(ipsQrText(PAYMENT)).toBe(
      'K:PR|V:01|C:1|R:845000000040484987|N:JP EPS BEOGRAD\nBALKANSKA 13|I:RSD3596,13|SF:189|S:UPLATA PO RAČUNU ZA EL. ENERGIJU|RO:97163220000111111111000',
    )
  })

  it.each([
    ['a wrong account', { account: '160000000123456778' }, 'R'],
    ['an account with dashes', { account: '845-404849-87' }, 'R'],
    ['an account with a blank behind it', { account: '845000000040484987 ' }, 'R'],
    ['no receiver', { receiver: '' }, 'N'],
    ['four lines of a receiver', { receiver: 'a\nb\nc\nd' }, 'N'],
    ['a long receiver', { receiver: 'a'.repeat(71) }, 'N'],
    ['a receiver in Cyrillic letters', { receiver: 'ЈП ЕПС' }, 'N'],
    ['a tab in the receiver', { receiver: 'JP\tEPS' }, 'N'],
    ['a blank line in the receiver', { receiver: 'JP EPS\n \nBALKANSKA' }, 'N'],
    ['a picture in the receiver', { receiver: '🚗' }, 'N'],
    ['a tag hidden in the receiver', { receiver: 'Struja|P:Somebody else' }, 'N'],
    ['a negative amount', { amount: -100 }, 'I'],
    ['an amount of 19 characters', { amount: 1_234_567_890_123_00 }, 'I'],
    ['a payment code of another kind', { code: '389' }, 'SF'],
    ['a payment code of four digits', { code: '1890' }, 'SF'],
    ['a payment code with a letter in front', { code: 'X189' }, 'SF'],
    ['no purpose', { purpose: '' }, 'S'],
    ['a long purpose', { purpose: 'a'.repeat(36) }, 'S'],
    ['two lines of a purpose', { purpose: 'UPLATA\rPO' }, 'S'],
    ['a tag hidden in the purpose', { purpose: 'Payment|P:Somebody else' }, 'S'],
    ['a wrong control of the reference', { reference: '97123456789012345' }, 'RO'],
    ['blanks in the reference', { reference: '97 84 1234567' }, 'RO'],
    ['a dash in the reference', { reference: '9738-2026000123' }, 'RO'],
    ['a reference of 26 characters', { reference: `97${referenceWithControl('1'.repeat(22))}` }, 'RO'],
    ['another model', { reference: '00163220000111111111000' }, 'RO'],
    ['a letter in front of the model', { reference: 'A97163220000111111111000' }, 'RO'],
    ['an account and a code that are wrong', { account: '1', code: '' }, 'R, SF'],
  ])('is not built with %s', (_, wrong, tags) => {
    expect(() => ipsQrText({ ...PAYMENT, ...wrong })).toThrow(new RangeError(`No valid IPS QR text: ${tags}`))
  })

  it.each([
    ['a receiver of 70 characters', { receiver: 'a'.repeat(70) }],
    ['a receiver that begins with blanks', { receiver: '  JP' }],
    ['a colon in the receiver', { receiver: 'JP: EPS' }],
    ['a company', { receiver: 'Đurđić & Šćepanović d.o.o. "Žuti č"\nUl. 1/2, Čačak' }],
    ['a purpose of 35 characters', { purpose: 'a'.repeat(35) }],
    ['an amount of 18 characters', { amount: 123_456_789_012_00 }],
    ['a reference of 25 characters', { reference: `97${referenceWithControl('1'.repeat(21))}` }],
  ])('is built with %s', (_, right) => {
    expect(() => ipsQrText({ ...PAYMENT, ...right })).not.toThrow()
  })

  it('is built for any account, amount and reservation', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{16}$/),
        fc.integer({ min: 1, max: 10 ** 13 }),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        (first16, amount, id) => {
          const account = `${first16}${referenceControl(first16)}`
          const reference = `97${referenceWithControl(String(id))}`
          const text = ipsQrText({ ...PAYMENT, account, amount, purpose: qrPurpose(String(id)), reference })
          expect(text).toContain(`|R:${account}|`)
          expect(text).toContain(`|I:RSD${BigInt(amount) / 100n},`)
          expect(text.endsWith(`|RO:${reference}`)).toBe(true)
        },
      ),
    )
  })
})

describe('the purpose', () => {
  it('is the subject of the slip as long as it fits the QR code', () => {
    expect(qrPurpose('123')).toBe('Payment for reservation with ID 123')
    expect(slipSubject('1234567')).toBe('Payment for reservation with ID 1234567')
    expect(qrPurpose('1234')).toBe('Reservation ID 1234')
    expect(qrPurpose('1234567')).toBe('Reservation ID 1234567')
  })

  it('names the whole id, and has at most 35 characters for every id that a reference can carry', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z]{1,21}$/), (id) => {
        expect(qrPurpose(id)).toMatch(new RegExp(`ID ${id}$`))
        expect(qrPurpose(id).length).toBeLessThanOrEqual(35)
        const reference = `97${referenceWithControl(id)}`
        expect(ipsQrText({ ...PAYMENT, purpose: qrPurpose(id), reference })).toContain(`ID ${id}|RO:`)
      }),
    )
  })

  it('never names another reservation by cutting an id short', () => {
    const id = '1234567890'.repeat(4)
    expect(qrPurpose(id)).toContain(id)
  })
})
