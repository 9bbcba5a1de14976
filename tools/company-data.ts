import type { Plugin } from 'vite'

import { company, EURO_RATE, OWNER_RULES } from '../src/company/company.ts'
import { placeholdersIn } from '../src/company/placeholders.ts'
import type { EuroRate } from '../src/rental/euros.ts'
import type { OwnerRules } from '../src/rental/owner-rules.ts'
import { readAccount } from '../src/rental/payment-slip/account.ts'
import { readStatus } from '../src/rental/status.ts'
import { MINIMUM_RENTAL_DAYS } from '../src/rental/terms.ts'
import { readDay } from '../src/rental/wall-clock.ts'

/** Refuses a build with data or rules that would break pages, files or prices; warns which data are still placeholders. */
export function companyDataCheck(): Plugin {
  return {
    name: 'struja:company-data',
    apply: 'build',
    configResolved({ logger }) {
      const faults = [...faultsIn(company), ...faultsInRules(OWNER_RULES), ...faultsInRate(EURO_RATE)]
      if (faults.length > 0) throw new Error(`src/company/company.ts cannot be used: ${faults.join('; ')}`)
      const names = placeholdersIn(company)
      if (names.length > 0)
        logger.warn(
          `src/company/company.ts still holds sample data, and the shop says so: ${names.join(', ')}`,
        )
    },
  }
}

/** The data that cannot be used, each with the reason. */
export function faultsIn({ website, account, ...others }: typeof company): string[] {
  const faults = Object.entries(others).flatMap(([name, value]) =>
    value.trim() === '' ? [`${name} is empty`] : [],
  )
  if (!/^https?:\/\/[^\s/?#]+$/.test(website))
    faults.push(`website is no address such as https://struja.example, with nothing after it: "${website}"`)
  if (readAccount(account) === undefined)
    faults.push(`account is no Serbian account number of 18 digits with valid control digits: "${account}"`)
  return faults
}

/** The rules that cannot be right, each with the reason. */
export function faultsInRules({ freeingStatuses, discounts }: OwnerRules): string[] {
  const faults: string[] = []
  for (const status of freeingStatuses) {
    if (status.trim() === '') faults.push('a status that frees a car is empty')
    if (readStatus(status.trim().toLowerCase()) === 'success')
      faults.push(`a confirmed reservation would not hold its car: "${status}"`)
  }
  for (const [place, { fromDays, percent }] of discounts.entries()) {
    const discount = `the discount { fromDays: ${fromDays}, percent: ${percent} }`
    if (!Number.isSafeInteger(fromDays) || fromDays <= MINIMUM_RENTAL_DAYS)
      faults.push(`${discount} is for no whole number of days above ${MINIMUM_RENTAL_DAYS}`)
    if (fromDays <= (discounts[place - 1]?.fromDays ?? 0))
      faults.push(`${discount} has to come before those for more days, and only once`)
    if (!/^\d{1,2}(\.\d{1,2})?$/.test(String(percent)) || percent === 0)
      faults.push(`${discount} is no percentage between 0 and 100 with at most two decimals`)
  }
  return faults
}

/** Why the euro rate cannot be right, if it cannot. */
export const faultsInRate = (rate: EuroRate | undefined): string[] =>
  rate === undefined || (rate.dinPerEuro > 0 && readDay(rate.date) !== undefined)
    ? []
    : [`the euro rate is no number of dinars with a day: ${JSON.stringify(rate)}`]
