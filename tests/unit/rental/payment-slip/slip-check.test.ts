import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ipsQrText } from '@/rental/payment-slip/ips-qr'
import { referenceWithControl } from '@/rental/payment-slip/reference'
import { checkSlip, isPaymentCode } from '@/rental/payment-slip/slip-check'
import { qrPurpose } from '@/rental/payment-slip/slip-texts'
import { MINIMUM_DEPOSIT } from '@/rental/terms'

const OURS = '845000000040484987'
const ANOTHER = '840000000095584510'
const DUE = { account: OURS, amount: MINIMUM_DEPOSIT, reservationId: '105' }

const slip = fc.record({
  account: fc.constantFrom(OURS, OURS, ANOTHER),
  amount: fc.integer({ min: MINIMUM_DEPOSIT - 2, max: MINIMUM_DEPOSIT + 2 }),
  id: fc.constantFrom('105', '0105', '15', '123456789012345', 'ab-105', 'A1B2C3D4E5'),
})

const textOf = ({ account, amount, id }: { account: string; amount: number; id: string }) =>
  ipsQrText({
    account,
    amount,
    receiver: 'Struja',
    code: '289',
    purpose: qrPurpose(id),
    reference: `97${referenceWithControl(id)}`,
  })

describe('the code of a slip of this shop', () => {
  it('agrees with the deposit of the reservation and the account it was made for, and with no other', () => {
    fc.assert(
      fc.property(slip, slip, (paid, { account, id: reservationId }) => {
        const expected =
          paid.account !== account
            ? { kind: 'otherAccount', account: paid.account }
            : paid.id !== reservationId
              ? { kind: 'otherReservation', id: paid.id }
              : { kind: paid.amount < MINIMUM_DEPOSIT ? 'tooLittle' : 'matches' }
        expect(checkSlip([textOf(paid)], { account, amount: MINIMUM_DEPOSIT, reservationId })).toEqual(
          expected,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('says for which reservation it is while none is known', () => {
    const text = textOf({ account: OURS, amount: MINIMUM_DEPOSIT, id: '105' })
    expect(checkSlip([text], { ...DUE, reservationId: '' })).toEqual({ kind: 'otherReservation', id: '105' })
  })
})

describe('the code of another generator', () => {
  // As ips-qr-code 1.0.12 of the npm registry writes them: amounts without decimals, references as they are typed.
  it.each([
    ['I:RSD117000,|SF:289|S:Uplata depozita|RO:97 74-105', { kind: 'matches' }],
    ['I:RSD117000,00|SF:189|S:Uplata, ID 105|RO:00105', { kind: 'matches' }],
    ['I:RSD117000|SF:189|S:Uplata depozita|RO:00105', { kind: 'matches' }],
    ['I:RSD117000,00|SF:189|S:Payment for reservation with ID 105', { kind: 'matches' }],
    // A customer's own number says less than the purpose; control digits say more.
    ['I:RSD117000,00|S:Payment for reservation with ID 105|RO:0077', { kind: 'matches' }],
    ['I:RSD117000,00|S:Uplata, ID 4|RO:9774105', { kind: 'matches' }],
    ['I:RSD117000,00|S:Uplata depozita|RO:9711105', { kind: 'noReservation' }],
    ['I:RSD117000,00|S:Uplata depozita', { kind: 'noReservation' }],
    ['I:RSD117000,00|RO:978612', { kind: 'noReservation' }],
    ['I:RSD117000,00|RO:97864', { kind: 'otherReservation', id: '4' }],
    ['I:RSD117000,00|RO:1297864', { kind: 'noReservation' }],
    ['I:RSD117000,00|RO:97864/4', { kind: 'noReservation' }],
    // Model 00 has no control digits, whatever the number begins with.
    ['I:RSD117000,00|RO:00864', { kind: 'otherReservation', id: '864' }],
    ['I:RSD117000,00|S:Rezervacija:ID 105', { kind: 'matches' }],
    ['I:RSD117000,00|S:Rezervacija, ID:105', { kind: 'matches' }],
    ['I:RSD117000,00|S:Uplata ID 105 i dodatka', { kind: 'noReservation' }],
    ['I:RSD116999,9|RO:9774105', { kind: 'tooLittle' }],
  ])('%s', (rest, expected) => {
    const text = `K:PR|V:01|C:1|R:${OURS}|N:Struja|${rest}`
    expect(isPaymentCode(text)).toBe(true)
    expect(checkSlip([text], DUE)).toEqual(expected)
  })

  it('is compared in whatever order its tags are, with blanks around them and tags of codes of shops', () => {
    const text = `RO:9774105|M:5411| I : RSD117000,00 |R:845-404849-87|C:1|V:01|K:PT|`
    expect(checkSlip([text], DUE)).toEqual({ kind: 'matches' })
  })

  it('pays another account if its account is no valid number', () => {
    const account = '845000000040484988'
    const text = `K:PR|V:01|C:1|R:${account}|N:Struja|I:RSD117000,00|RO:9774105`
    expect(checkSlip([text], DUE)).toEqual({ kind: 'otherAccount', account })
  })
})

it('an ID that no reference can write is compared as it is', () => {
  const text = `K:PR|R:${OURS}|I:RSD117000,00|S:ID a_105`
  expect(checkSlip([text], { ...DUE, reservationId: 'a_105' })).toEqual({ kind: 'matches' })
  expect(checkSlip([text], DUE)).toEqual({ kind: 'otherReservation', id: 'a_105' })
})

describe('a code that is no payment', () => {
  const bill = 'https://suf.purs.gov.rs/v/?vl=A1NDNlJYTUM4'

  it.each([
    '',
    'K:PR',
    '|:|',
    bill,
    `K:PR|R:${OURS}`,
    `K:PR|R:${OURS}|I:EUR1000,00`,
    `K:PR|R:|I:RSD117000,00`,
    'K:PR|I:RSD117000,00',
    ...['XX', 'XPR', 'PRX'].map((code) => `K:${code}|R:${OURS}|I:RSD117000,00`),
    ...['', 'XRSD1', 'RSD1X', 'RSD1,001', 'RSD,5'].map((amount) => `K:PR|R:${OURS}|I:${amount}`),
  ])('counts as none: %s', (text) => {
    expect(isPaymentCode(text)).toBe(false)
    expect(checkSlip([text], DUE)).toEqual({ kind: 'noCode' })
  })

  it('does not hide a payment beside it, and of two payments the right one counts', () => {
    const [other = '', right = ''] = ['4', '105'].map((id) =>
      textOf({ account: OURS, amount: MINIMUM_DEPOSIT, id }),
    )
    expect(checkSlip([bill, other], DUE)).toEqual({ kind: 'otherReservation', id: '4' })
    expect(checkSlip([other, bill, right], DUE)).toEqual({ kind: 'matches' })
  })

  it('is read without an error, whatever its text', () => {
    const piece = fc.oneof(
      fc.constantFrom('K:PR', `R:${OURS}`, 'I:RSD', '|', ':', 'RO:97', 'S:ID'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(checkSlip([pieces.join('|')], DUE)).toHaveProperty('kind')
      }),
    )
  })
})
