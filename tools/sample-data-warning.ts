import type { Plugin } from 'vite'

import { placeholdersIn } from '../src/company-placeholders.ts'
import { company } from '../src/company.ts'

/** Warns at every build which company data are still placeholders. */
export function sampleDataWarning(): Plugin {
  return {
    name: 'struja:sample-data',
    apply: 'build',
    configResolved({ logger }) {
      const names = placeholdersIn(company)
      if (names.length > 0)
        logger.warn(`src/company.ts still holds sample data, and the shop says so: ${names.join(', ')}`)
    },
  }
}
