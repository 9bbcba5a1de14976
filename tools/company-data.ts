import type { Plugin } from 'vite'

import { placeholdersIn } from '../src/company-placeholders.ts'
import { company } from '../src/company.ts'
import { readAccount } from '../src/rental/payment-slip/account.ts'

/** Refuses a build with company data that would break pages or files; warns which data are still placeholders. */
export function companyDataCheck(): Plugin {
  return {
    name: 'struja:company-data',
    apply: 'build',
    configResolved({ logger }) {
      const faults = faultsIn(company)
      if (faults.length > 0) throw new Error(`src/company.ts cannot be used: ${faults.join('; ')}`)
      const names = placeholdersIn(company)
      if (names.length > 0)
        logger.warn(`src/company.ts still holds sample data, and the shop says so: ${names.join(', ')}`)
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
