import { addressOf, company } from '../src/company/company.ts'
import { LANGUAGE_FACTS, LANGUAGES } from '../src/i18n/languages.ts'

/** The path of the file on the web server. */
export const SECURITY_TXT = '.well-known/security.txt'

// RFC 9116 recommends less than a year.
const DAYS_VALID = 330

/** security.txt (RFC 9116): whom to tell of a vulnerability; it expires DAYS_VALID days after the build. */
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
