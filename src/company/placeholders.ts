import { company } from './company.ts'

/** The values of src/company/company.ts that the owner has to replace (docs/decisions.md, "Sample data"). */
const PLACEHOLDERS: ReadonlySet<unknown> = new Set([
  'https://struja.example',
  'Legal name of the company',
  'Street and number, 11000 Beograd',
  '+381 11 000 00 00',
  'office@struja.example',
  'Registration number',
  'Tax number',
  '000-0000000000000-98',
  'Data-protection officer',
])

/** The names of the fields that still hold a placeholder. */
export const placeholdersIn = (data: object): string[] =>
  Object.entries(data).flatMap(([name, value]) => (PLACEHOLDERS.has(value) ? [name] : []))

/** Whether any of the company's data is still a placeholder; whatever shows company data then has to say so. */
export const IS_SAMPLE_DATA: boolean = placeholdersIn(company).length > 0
