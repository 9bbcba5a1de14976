import { addressOf, company } from '../src/company.ts'
import { LANGUAGE_FACTS, LANGUAGES } from '../src/i18n/languages.ts'

/** Where the file stands on a web server. */
export const SECURITY_TXT = '.well-known/security.txt'

// A contact older than a year is not to be relied on.
const DAYS_VALID = 330

/** Whom to tell of a weakness of the shop, for that many days after the build (RFC 9116). */
export function securityTxt(builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCDate(expires.getUTCDate() + DAYS_VALID)
  const tags = LANGUAGES.map((language) => LANGUAGE_FACTS[language].tag.split('-')[0])
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${tags.join(', ')}`,
    `Canonical: ${addressOf(`/${SECURITY_TXT}`)}`,
    '',
  ].join('\n')
}
