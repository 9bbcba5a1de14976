import { describe, expect, it } from 'vitest'

import { depositPayment, readReservationId } from '@/reservations/deposit/payment'

import { violations } from '../contract/contract'

describe('the reservation ID of an address or a field', () => {
  it.each([
    ['4', '4'],
    ['007', '007'],
    [' 4 ', '4'],
    ['\u202A12\u200B\u202C', '12'],
    ['123456789012345', '123456789012345'],
    [null, ''],
    ['', ''],
    ['0d9f3c6e-1f0a-4c52-9b1e-2f6a7c1d8e90', '0d9f3c6e-1f0a-4c52-9b1e-2f6a7c1d8e90'],
    ['12abc34', '12abc34'],
    ['1e3', '1e3'],
    ['-5', ''],
    ['1.5', ''],
    ['10,1', ''],
    ['.', ''],
    ['..', ''],
    ['../users', ''],
    ['ID 12', ''],
    ['x'.repeat(65), ''],
    ['1|P:Somebody', ''],
    ['<script>alert(1)</script>', ''],
    ['١٢', ''],
    ['1234567890123456', '1234567890123456'],
  ])('in %j is %j', (text, id) => {
    expect(readReservationId(text)).toBe(id)
  })
})

describe('the contract', () => {
  it.each([
    '4',
    '12abc34',
    'no_reference',
    '-5',
    '1.5',
    '2026/15',
    'x'.repeat(64),
    'x'.repeat(65),
    ' 4',
    'é',
  ])('has the ID %j in its plain form only if its deposit can be sent', (id) => {
    const place = ['components', 'schemas', 'Reservation', 'properties', 'id']
    expect(violations('full', place, id)).toEqual([])
    expect(violations('plain', place, id).length === 0).toBe(readReservationId(id) === id)
  })
})

describe('the slip', () => {
  it.each(['4', '123456789012345', 'A-12'])('is made for the ID %s', (id) => {
    expect(depositPayment(id)?.subject).toBe(`Payment for reservation with ID ${id}`)
  })

  it.each(['1234567890123456', '0d9f3c6e-1f0a-4c52-9b1e-2f6a7c1d8e90', 'no_reference', `a${'-'.repeat(63)}`])(
    'is not made for the ID %s, which does not fit',
    (id) => {
      expect(readReservationId(id)).toBe(id)
      expect(depositPayment(id)).toBeUndefined()
    },
  )

  // An API may give any text as an ID.
  it.each(['12\n34', '1\t2', '12 34', '1|I:RSD1,00', '--', ''])(
    'is not made for %j, which the form would refuse too',
    (id) => {
      expect(depositPayment(id)).toBeUndefined()
    },
  )
})
