import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accountControl } from '@/rental/payment-slip/account'
import { ipsFaults, ipsQrText } from '@/rental/payment-slip/ips-qr'
import { referenceWithControl } from '@/rental/payment-slip/reference'
import { qrPurpose, slipSubject } from '@/rental/payment-slip/slip-texts'

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
    ['another version', VALID.replace('V:01', 'V:02'), ['V']],
    ['another set of characters', VALID.replace('C:1', 'C:2'), ['C']],
    ['an account with dashes', VALID.replace('845000000040484987', '845-404849-87'), ['R']],
    ['an account with a blank behind it', VALID.replace('484987', '484987 '), ['R']],
    ['an account with a blank in front', VALID.replace('R:8', 'R: 8'), ['R']],
    ['text in front of the amount', VALID.replace('I:RSD', 'I:XRSD'), ['I']],
    ['a third decimal of the amount', VALID.replace('3596,13', '3596,131'), ['I']],
    ['an amount of 19 characters', VALID.replace('3596,13', '1234567890123,00'), ['I']],
    ['a payment code of four digits', VALID.replace('SF:189', 'SF:1890'), ['SF']],
    ['a payment code with a letter in front', VALID.replace('SF:189', 'SF:X189'), ['SF']],
    ['a tag without a value', VALID.replace('|S:', '|X|S:'), ['form']],
    ['a needed tag without its colon', VALID.replace('SF:189', 'SF'), ['form', 'SF']],
    ['a reference of 26 characters', VALID.replace(/RO:.*/, `RO:00${'1'.repeat(24)}`), ['RO']],
    ['a model of one digit', VALID.replace(/RO:.*/, 'RO:9A1'), ['RO']],
    ['a letter in front of the model', VALID.replace(/RO:.*/, 'RO:A0012'), ['RO']],
  ])('is not valid with %s', (_, text, faults) => {
    expect(ipsFaults(text)).toEqual(faults)
  })

  it.each(['K', 'V', 'C', 'R', 'N', 'I', 'SF'])('is not valid without %s', (tag) => {
    const parts = VALID.split('|').filter((part) => !part.startsWith(`${tag}:`))
    expect(ipsFaults(parts.join('|'))).toEqual([tag])
  })

  it.each(['P', 'S', 'RO'])('is valid without %s', (tag) => {
    const parts = VALID.split('|').filter((part) => !part.startsWith(`${tag}:`))
    expect(ipsFaults(parts.join('|'))).toEqual([])
  })

  it.each([
    ['a receiver of 70 characters', VALID.replace(/N:[^|]*/, `N:${'a'.repeat(70)}`)],
    ['a receiver that begins with blanks', VALID.replace('N:JP', 'N:  JP')],
    ['a colon in the receiver', VALID.replace('JP EPS', 'JP: EPS')],
    ['a purpose of 35 characters', VALID.replace(/S:UPL[^|]*/, `S:${'a'.repeat(35)}`)],
    ['an amount of 18 characters', VALID.replace('3596,13', '123456789012,00')],
    ['an amount of 5 characters', VALID.replace('3596,13', '5,')],
    ['a reference of 25 characters', VALID.replace(/RO:.*/, `RO:00${'1'.repeat(23)}`)],
    ['a free reference with dashes', VALID.replace(/RO:.*/, 'RO:0012-34')],
  ])('is valid with %s', (_, text) => {
    expect(ipsFaults(text)).toEqual([])
  })

  it('is valid for any account, amount and reservation', () => {
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
            reference: `97${referenceWithControl(String(id))}`,
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
    ['a purpose too long for it', { purpose: `ID ${'9'.repeat(40)}` }],
  ])('is not built with %s', (_, wrong) => {
    expect(() => ipsQrText({ ...PAYMENT, ...wrong })).toThrow(RangeError)
  })

  it('names the faulty fields when it cannot be built', () => {
    const wrong = { account: '160000000123456778', code: '389' }
    expect(() => ipsQrText({ ...PAYMENT, ...wrong })).toThrow('No valid IPS QR text: R, SF')
    expect(() => ipsQrText({ ...PAYMENT, receiver: 'a|b' })).toThrow('No valid IPS QR text: form')
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
        expect(ipsFaults(ipsQrText({ ...PAYMENT, purpose: qrPurpose(id), reference }))).toEqual([])
      }),
    )
  })

  it('never names another reservation by cutting an id short', () => {
    const id = '1234567890'.repeat(4)
    expect(qrPurpose(id)).toContain(id)
  })
})
