import { describe, expect, it } from 'vitest'

import { company } from '@/company/company'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { paths, type LegalPage } from '@/paths'

import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

/**
 * The facts that the specification and the law demand, by page and language. The translations of most of them are proved
 * by the keys, variables and figures of the texts; here are the sentences in which figures could change places, and words
 * of the law.
 */
const FACTS: Partial<Record<LegalPage, Partial<Record<Language, string[]>>>> = {
  'general-terms': {
    en: [
      'at least 21 years old and have held a licence for at least 3 years',
      'We rent by the full day, for at least 1 day (24 hours)',
      'Up to 1 hour late is free; after that another day is charged',
      'at least 24 hours before the agreed return',
      'final, in dinars (RSD)',
      'unlimited mileage',
      'support 24 hours a day, 7 days a week',
      'refundable deposit is at least 117,000 din',
      'Free in Novi Beograd, 6,000 din in other Belgrade municipalities',
      'same battery percentage as at pickup and at least 50 km of range',
      'To drive outside Serbia you need our prior written consent',
      'Forbidden countries: we hand over the list with the rental agreement.',
      'lost registration papers or plates: 17,500 din',
      'smoking in the car: a flat 11,700 din',
      'special cleaning: a flat 11,700 din',
      'less than 24 hours before: 100% of the price',
      'start and end at 08:00',
      'binding order with an obligation to pay',
      'for 7 days, or until you sign out',
      'cookie i18nextLng for 365 days',
      'your reservations without slips, for offline use',
      'the car list, this site’s pages',
      'The deposit is always due',
    ],
    de: [
      'mindestens 21 Jahre alt sein und seit mindestens 3 Jahren einen Führerschein besitzen',
      'nach ganzen Tagen, mindestens 1 Tag (24 Stunden)',
      '24 Stunden am Tag, 7 Tage die Woche',
      'weniger als 24 Stunden vor Mietbeginn: 100 % des Preises',
      'verbindlich und zahlungspflichtig',
    ],
    sr: [
      'najmanje 21 godinu i vozačku dozvolu najmanje 3 godine',
      'na cele dane, najmanje 1 dan (24 sata)',
      '24 sata dnevno, 7 dana u nedelji',
      'manje od 24 sata pre početka: 100% cene',
      'obavezuje na plaćanje',
    ],
  },
  'payment-terms': {
    en: [
      'All prices are final, in Serbian dinars (RSD), and include VAT.',
      'places a binding order with an obligation to pay',
      'deposit of at least 117,000 din',
      'within 7 working days',
      'print these terms',
    ],
  },
  'payment-methods': {
    en: [
      'We accept Visa, MasterCard and DinaCard.',
      'pay in cash, in Serbian dinars, when you pick up the car',
      'Payment for reservation with ID …',
      company.account,
    ],
  },
  'rights-to-withdraw': {
    en: [
      '50% of the price is due',
      'within 14 days of making it',
      'The law lists exceptions',
      'within 7 working days',
    ],
  },
  'terms-of-complaints': {
    en: [
      'within 24 hours of pickup',
      `by e-mail to ${company.email}`,
      company.phone,
      'confirm its receipt to you with its number',
      'We respond within 8 days',
      'resolve accepted complaints within 15 days',
      'within 7 working days',
    ],
  },
  'protection-of-transaction': {
    en: [
      'This site never asks for card numbers',
      'All charges are made in Serbian dinars (RSD).',
      'its bank converts at its own rate',
      'made to the same card, within 7 working days',
    ],
  },
}

const cases = Object.values(LANGUAGES).flatMap((language) =>
  Object.entries(FACTS).flatMap(([page, { [language]: facts }]) =>
    facts ? [{ page, language, facts }] : [],
  ),
)

describe('the facts of the legal pages', () => {
  it.each(cases)('stand on $page in $language', async ({ page, language, facts }) => {
    const { article } = await openLegal(`/${page}`, language)
    for (const fact of facts) expect(article).toHaveTextContent(fact)
  })
})

describe("the company's own figures", () => {
  it.each(LANGUAGES)('come before those of the law among the complaints in %s', async (language) => {
    const { article } = await openLegal(paths.legal('terms-of-complaints'), language)
    const figures = article.textContent.match(/\b(24|8|15)(?=\u00A0\p{L})/gu)
    expect(figures).toEqual(['24', '8', '15'])
  })
})
