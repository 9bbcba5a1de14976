import { describe, expect, it } from 'vitest'

import { company } from '@/company/company'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { paths, type LegalPage } from '@/paths'

import { openLegal } from '../support/legal'
import { startApi } from '../support/server'

startApi()

/** The facts that the specification and the law demand, by page and language. */
const FACTS: Partial<Record<LegalPage, Record<Language, string[]>>> = {
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
      'Bis zu 1 Stunde Verspätung kostet nichts; danach berechnen wir einen weiteren Tag',
      'mindestens 24 Stunden vor der vereinbarten Rückgabe',
      'unbegrenzte Kilometer',
      '24 Stunden am Tag, 7 Tage die Woche',
      'Kaution beträgt mindestens 117.000 din',
      'In Novi Beograd kostenlos, in den übrigen Belgrader Stadtgemeinden 6.000 din',
      'mindestens 50 km Restreichweite',
      'Kennzeichen: 17.500 din',
      'Rauchen im Auto: pauschal 11.700 din',
      'Sonderreinigung: pauschal 11.700 din',
      'weniger als 24 Stunden vor Mietbeginn: 100 % des Preises',
      'verbindlich und zahlungspflichtig',
      'Verboten ist das Fahren in einigen Ländern: Die Liste erhalten Sie mit dem Mietvertrag.',
      'Ihre Reservierungen ohne Zahlscheine',
      'die Fahrzeugliste',
      'gelöscht nach 7 Tagen oder bei der Abmeldung',
      'nach 365 Tagen abläuft',
    ],
    sr: [
      'najmanje 21 godinu i vozačku dozvolu najmanje 3 godine',
      'na cele dane, najmanje 1 dan (24 sata)',
      'Kašnjenje do 1 sata se ne naplaćuje; posle toga naplaćujemo još jedan dan',
      'najmanje 24 sata pre dogovorenog vraćanja',
      'neograničenu kilometražu',
      '24 sata dnevno, 7 dana u nedelji',
      'depozit iznosi najmanje 117.000 din',
      'Besplatno na Novom Beogradu, 6.000 din u ostalim beogradskim opštinama',
      'i najmanje 50 km dometa',
      'registarskih tablica: 17.500 din',
      'pušenje u vozilu: paušalno 11.700 din',
      'posebno čišćenje: paušalno 11.700 din',
      'manje od 24 sata pre početka: 100% cene',
      'obavezuje na plaćanje',
      'brišu se posle 7 dana ili pri odjavi',
      'ističe posle 365 dana',
      'vožnja je zabranjena: spisak dobijate uz ugovor o zakupu.',
      'Vaše rezervacije bez uplatnica',
      'spisak automobila',
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
    de: [
      'Endpreise in serbischen Dinar (RSD), inklusive MwSt.',
      'zahlungspflichtig',
      'innerhalb von 7 Arbeitstagen',
    ],
    sr: [
      'izražene u dinarima (RSD) i sa uračunatim PDV-om',
      'obavezuje na plaćanje',
      'u roku od 7 radnih dana',
    ],
  },
  'payment-methods': {
    en: [
      'We accept Visa, MasterCard and DinaCard.',
      'pay in cash, in Serbian dinars, when you pick up the car',
      'Payment for reservation with ID …',
      company.account,
    ],
    de: ['Wir akzeptieren Visa, MasterCard und DinaCard.', 'auch bar', 'Payment for reservation with ID …'],
    sr: ['Primamo kartice Visa, MasterCard i DinaCard.', 'gotovinom', 'Payment for reservation with ID …'],
  },
  'rights-to-withdraw': {
    en: [
      '50% of the price is due',
      'within 14 days of making it',
      'The law lists exceptions',
      'within 7 working days',
    ],
    de: ['sind 50 % des Preises fällig', 'innerhalb von 14 Tagen', 'nennt Ausnahmen'],
    sr: ['plaćate 50% cene', 'u roku od 14 dana', 'navodi izuzetke'],
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
    de: [
      'innerhalb von 24 Stunden nach der Abholung',
      'mit der Vorgangsnummer',
      'innerhalb von 8 Tagen',
      'innerhalb von 15 Tagen',
      'innerhalb von 7 Arbeitstagen',
    ],
    sr: [
      'u roku od 24 sata od preuzimanja',
      'broj pod kojim je zavedena',
      'u roku od 8 dana',
      'u roku od 15 dana',
      'u roku od 7 radnih dana',
    ],
  },
  'protection-of-transaction': {
    en: [
      'This site never asks for card numbers',
      'All charges are made in Serbian dinars (RSD).',
      'its bank converts at its own rate',
      'made to the same card, within 7 working days',
    ],
    de: [
      'fragt nie nach Kartennummern',
      'in serbischen Dinar (RSD)',
      'auf dieselbe Karte, innerhalb von 7 Arbeitstagen',
    ],
    sr: ['nikada ne traži broj kartice', 'u dinarima (RSD)', 'na istu karticu, u roku od 7 radnih dana'],
  },
}

const cases = Object.values(LANGUAGES).flatMap((language) =>
  Object.entries(FACTS).map(([page, facts]) => ({ page, language, facts: facts[language] })),
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
    const figures = article.textContent.match(/\b(24|8|15)(?=\u00A0(hours|days|Stunden|Tagen|sata|dana))/g)
    expect(figures).toEqual(['24', '8', '15'])
  })
})
