import { describe, expect, it } from 'vitest'

import { placeholdersIn } from '@/company/placeholders'

const REAL_DATA = {
  website: 'https://struja.rs',
  legalName: 'Struja d.o.o.',
  address: 'Bulevar 1, 11070 Beograd',
  phone: '+381 11 123 45 67',
  email: 'office@struja.rs',
  registrationNumber: '12345678',
  taxNumber: '123456789',
  account: '165-0000000000055-74',
  dataProtectionOfficer: 'A. B.',
}

describe('the placeholders among the company’s data', () => {
  it('are none when all of them were replaced', () => {
    expect(placeholdersIn(REAL_DATA)).toEqual([])
  })

  it.each([
    ['website', 'https://struja.example'],
    ['legalName', 'Legal name of the company'],
    ['address', 'Street and number, 11000 Beograd'],
    ['phone', '+381 11 000 00 00'],
    ['email', 'office@struja.example'],
    ['registrationNumber', 'Registration number'],
    ['taxNumber', 'Tax number'],
    ['account', '000-0000000000000-98'],
    ['dataProtectionOfficer', 'Data-protection officer'],
  ])('are found one by one: %s', (name, placeholder) => {
    expect(placeholdersIn({ ...REAL_DATA, [name]: placeholder })).toEqual([name])
  })

  it('do not include the brand', () => {
    expect(placeholdersIn({ brand: 'Struja' })).toEqual([])
  })
})
