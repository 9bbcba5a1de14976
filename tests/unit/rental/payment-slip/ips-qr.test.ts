import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accountControl } from '@/rental/payment-slip/account'
import { ipsFaults, ipsQrText } from '@/rental/payment-slip/ips-qr'
import { qrPurpose, slipSubject } from '@/rental/payment-slip/purpose'
import { controlledReference } from '@/rental/payment-slip/reference'

const VALID =
  'K:PR|V:01|C:1|R:845000000040484987|N:JP EPS BEOGRAD\nBALKANSKA 13|I:RSD3596,13|P:MRĐO MAČKATOVIĆ\nŽUPSKA 13\nBEOGRAD 6|SF:189|S:UPLATA PO RAČUNU ZA EL. ENERGIJU|RO:97163220000111111111000'

const PAYMENT = {
  account: '840000000095584510',
  receiver: 'Struja\nBeograd',
  amount: 11_700_000,
  code: '289',
  purpose: 'Payment',
  reference: '97382026000123',
}

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
    ['a receiver in Cyrillic letters', VALID.replace('JP EPS', 'ЈП ЕПС'), ['N']],
    ['a tab in the receiver', VALID.replace('JP EPS', 'JP\tEPS'), ['N']],
    ['a blank line in the receiver', VALID.replace('\nBALKANSKA', '\n \nBALKANSKA'), ['N']],
    ['a payer with a picture in his name', VALID.replace('MRĐO', '🚗'), ['P']],
    ['two lines of a purpose', VALID.replace('UPLATA PO', 'UPLATA\rPO'), ['S']],
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

  it('keeps the letters of Serbian and the punctuation of a company', () => {
    const text = ipsQrText({ ...PAYMENT, receiver: 'Đurđić & Šćepanović d.o.o. "Žuti č"\nUl. 1/2, Čačak' })
    expect(text).toContain('|N:Đurđić & Šćepanović d.o.o. "Žuti č"\nUl. 1/2, Čačak|')
  })

  it.each([
    ['a wrong account', { account: '160000000123456778' }],
    ['a bar in the receiver', { receiver: 'a|b' }],
    ['a tag hidden in the receiver', { receiver: 'Struja|P:Somebody else' }],
    ['a tag hidden in the purpose', { purpose: 'Payment|P:Somebody else' }],
    ['no receiver', { receiver: '' }],
    ['a negative amount', { amount: -100 }],
    ['a wrong reference', { reference: '971234' }],
    ['a purpose too long for it', { purpose: qrPurpose('9'.repeat(40)) }],
  ])('is not made of %s', (_, wrong) => {
    expect(() => ipsQrText({ ...PAYMENT, ...wrong })).toThrow(RangeError)
  })
})

describe('the purpose', () => {
  it('is the subject of the slip as long as it fits the QR code', () => {
    expect(qrPurpose('123')).toBe('Payment for reservation with ID 123')
    expect(slipSubject('1234567')).toBe('Payment for reservation with ID 1234567')
    expect(qrPurpose('1234')).toBe('Reservation ID 1234')
    expect(qrPurpose('1234567')).toBe('Reservation ID 1234567')
  })

  it('names the whole id, whatever it is, and has at most 35 characters for every id a reference can carry', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\dA-Z]{1,21}$/), (id) => {
        expect(qrPurpose(id)).toMatch(new RegExp(`ID ${id}$`))
        expect(qrPurpose(id).length).toBeLessThanOrEqual(35)
        const reference = `97${controlledReference(id)}`
        expect(ipsFaults(ipsQrText({ ...PAYMENT, purpose: qrPurpose(id), reference }))).toEqual([])
      }),
    )
  })

  it('never names another reservation by cutting an id short', () => {
    const id = '1234567890'.repeat(4)
    expect(qrPurpose(id)).toContain(id)
  })
})
