import { describe, expect, it } from 'vitest'

import { company, OWNER_RULES } from '@/company'

import { faultsIn, faultsInRules } from '../../tools/company-data.ts'

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

describe("the owner's rules", () => {
  it('are off by default, as specified', () => {
    expect(OWNER_RULES).toEqual({ freeingStatuses: [], discounts: [] })
  })

  it.each([
    ['none', OWNER_RULES],
    ['statuses, in any spelling', { freeingStatuses: ['failed', 'Otkazano'] }],
    [
      'discounts that rise by days',
      {
        discounts: [
          { fromDays: 2, percent: 0.01 },
          { fromDays: 7, percent: 7.5 },
        ],
      },
    ],
  ])('can be used: %s', (_, rules) => {
    expect(faultsInRules({ ...OWNER_RULES, ...rules })).toEqual([])
  })

  const discounts = (...rules: [fromDays: number, percent: number][]) => ({
    discounts: rules.map(([fromDays, percent]) => ({ fromDays, percent })),
  })
  const NO_DAYS = 'is for no whole number of days above 1'
  const NO_PERCENTAGE = 'is no percentage between 0 and 100'

  it.each([
    ['an empty status', { freeingStatuses: [' '] }, 'is empty'],
    ['the status of a confirmed reservation', { freeingStatuses: [' Success'] }, 'would not hold its car'],
    ['a discount on every rental', discounts([1, 10]), NO_DAYS],
    ['a part of a day', discounts([7.5, 10]), NO_DAYS],
    ['days that are no number', discounts([Number.NaN, 10]), NO_DAYS],
    ['two discounts for the same days', discounts([7, 10], [7, 20]), 'has to come before'],
    ['the longest first', discounts([30, 20], [7, 10]), 'has to come before'],
    ['nothing off', discounts([7, 0]), NO_PERCENTAGE],
    ['all off', discounts([7, 100]), NO_PERCENTAGE],
    ['a surcharge', discounts([7, -5]), NO_PERCENTAGE],
    ['a third decimal', discounts([7, 7.125]), NO_PERCENTAGE],
    ['no number', discounts([7, Number.NaN]), NO_PERCENTAGE],
  ])('cannot be used: %s', (_, rules, fault) => {
    expect(faultsInRules({ ...OWNER_RULES, ...rules })).toEqual([expect.stringContaining(fault)])
  })
})
