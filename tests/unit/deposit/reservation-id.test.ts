import { describe, expect, it } from 'vitest'

import { digitsOf, readReservationId } from '@/routes/public/deposit/deposit-payment'

describe('the reservation ID of an address', () => {
  it.each([
    ['4', '4'],
    ['007', '007'],
    [' 4 ', '4'],
    ['123456789012345', '123456789012345'],
    [null, ''],
    ['', ''],
    ['none', ''],
    ['-5', ''],
    ['1.5', ''],
    ['1e3', ''],
    ['12abc34', ''],
    ['1|P:Somebody', ''],
    ['<script>alert(1)</script>', ''],
    ['١٢', ''],
    ['1234567890123456', ''],
  ])('in %j is %j', (text, id) => {
    expect(readReservationId(text)).toBe(id)
  })
})

describe('the field of the reservation ID', () => {
  it.each([
    ['ID -1 2|3', '123'],
    ['1234567890123456', '123456789012345'],
    ['none', ''],
  ])('takes of %j %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits)
  })
})
