import { describe, expect, it } from 'vitest'

import { company, OWNER_RULES } from '@/company/company'
import { companyData } from '@/company/company-data'

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

it('the company for search engines cannot end the script that holds it', () => {
  const data = companyData('</script><b>', '/share.png')
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ description: '</script><b>' })
})

describe("the owner's rules", () => {
  const rulesWith = (...discounts: [fromDays: number, percent: number][]) => ({
    freeingStatuses: [],
    discounts: discounts.map(([fromDays, percent]) => ({ fromDays, percent })),
  })

  it('are off by default, as specified', () => {
    expect(OWNER_RULES).toEqual({ freeingStatuses: [], discounts: [] })
  })

  it('can be statuses in any spelling, and discounts that rise by days', () => {
    const rules = { ...rulesWith([2, 0.01], [7, 7.5]), freeingStatuses: ['failed', 'Otkazano'] }
    expect(faultsInRules(rules)).toEqual([])
  })

  it.each([' ', ' Success'])('cannot have the status "%s"', (status) => {
    expect(faultsInRules({ freeingStatuses: [status], discounts: [] })).toHaveLength(1)
  })

  it.each([
    ['a discount on every rental', rulesWith([1, 10]), 'is for no whole number of days'],
    ['a part of a day', rulesWith([7.5, 10]), 'is for no whole number of days'],
    ['the same days twice', rulesWith([7, 10], [7, 20]), 'has to come before'],
    ['fewer days than the one before', rulesWith([30, 20], [7, 10]), 'has to come before'],
    ['nothing off', rulesWith([7, 0]), 'is no percentage'],
    ['everything off', rulesWith([7, 100]), 'is no percentage'],
    ['a surcharge', rulesWith([7, -5]), 'is no percentage'],
    ['a third decimal', rulesWith([7, 7.125]), 'is no percentage'],
  ])('cannot have %s', (_, rules, fault) => {
    expect(faultsInRules(rules)).toEqual([expect.stringContaining(fault)])
  })
})
