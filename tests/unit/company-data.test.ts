import { describe, expect, it } from 'vitest'

import { company } from '@/company'

import { faultsIn } from '../../tools/company-data.ts'

describe('company data', () => {
  it.each([
    ['the placeholders', {}],
    ['an account written without dashes', { account: '165000000000005574' }],
    ['an account without the zeros in its middle', { account: '165-55-74' }],
    ['a website with letters beyond ASCII', { website: 'https://štruja.rs' }],
  ])('can be used: %s', (_, data) => {
    expect(faultsIn({ ...company, ...data })).toEqual([])
  })

  it.each([
    ['wrong control digits', { account: '165-0000000000055-75' }, 'account is no Serbian account number'],
    ['an IBAN', { account: 'RS35165000000000005574' }, 'account is no Serbian account number'],
    ['a website that ends with a slash', { website: 'https://struja.rs/' }, 'website is no address'],
    ['a website without its scheme', { website: 'struja.rs' }, 'website is no address'],
    ['a missing name', { legalName: ' ' }, 'legalName is empty'],
  ])('cannot be used: %s', (_, data, fault) => {
    expect(faultsIn({ ...company, ...data })).toEqual([expect.stringContaining(fault)])
  })
})
