import type { Language } from '@/i18n/languages'

type Noun = 'years' | 'days' | 'hours' | 'workingDays'
type NounKey = Exclude<Noun, 'workingDays'> | `afterPreposition.${Noun}`

interface ExpectedTexts {
  /** The language's name for itself, and its tag. */
  name: string
  tag: string
  /** Words that give a thing a second name, or that no native speaker would write here. */
  forbiddenWords: RegExp
  /** Texts with such words that the specification or a fixed name gives word for word. */
  fixedTexts: readonly string[]
  /** The quotation marks of other languages. */
  foreignQuotes: RegExp
  /** The words for days, seats and seconds, as part of a regular expression. */
  unitNouns: string
  /** 9,500.50 din, 1,000, 4.405 and 9 March 2027, as figures are written. */
  amount: string
  thousand: string
  rounded: string
  day: string
  vehicles: string
  sampleData: string
  /** 15 March 2027 and its month in the calendar, and what its days are called in a period. */
  calendar: { day: string; month: string; next: string; pickup: string; return: string; between: string }
  /** English words of calendar and toasts that would be wrong here. */
  english: RegExp
  /** The button of a reservation, and what it says if nothing is chosen. */
  reserve: { button: string; refusal: string }
  /** What the page shell says, also without files of texts, and its link; and what it says without JavaScript. */
  unreachable: { text: string; again: string; withoutScripts: string }
  /** What is said of so many reservations that could not be read. */
  unread: readonly (readonly [count: number, text: RegExp])[]
  legal: {
    /** 27 November 2026. */
    lastChanged: string
    favourableReading: string
    /** What only the general terms say of a cancellation, and only the page of the right to withdraw. */
    inGeneralTerms: readonly string[]
    inWithdrawal: readonly string[]
    countries: readonly [string, string]
    forbiddenCountries: string
    /** How a text would cite an article of a law or a gazette, which no text does. */
    citation: RegExp
    discounts: RegExp
    /** A figure with its noun, by the key of the text: for 1, 2, 5 and 21. */
    nouns: readonly (readonly [key: NounKey, forms: string])[]
  }
}

/** What each language writes, in its own words: the one table to which a new language is added. */
export const EXPECTED: Readonly<Record<Language, ExpectedTexts>> = {
  en: {
    name: 'English',
    tag: 'en',
    forbiddenWords:
      /\bbookings?\b|\blog(ged)? (in|out)\b|\breceivers?\b|\bRental terms\b|\bright to withdraw\b|\bsigned? out on\b|\bdelivery and pickup\b|(?<!in )\badvance\b|\bthe rent\b|\ba new day\b/i,
    fixedTexts: [
      'Your booking',
      'Advance payment image',
      'Invalid reservation (minimum of 1 day and select a car)',
    ],
    foreignQuotes: /„/,
    unitNouns: 'days?|seats?|seconds',
    amount: '9,500.50\u00A0din',
    thousand: '1,000',
    rounded: '4.41',
    day: '09.03.2027',
    vehicles: 'Vehicles',
    sampleData: 'Sample data',
    calendar: {
      day: 'Monday, 15 March 2027',
      month: 'March 2027',
      next: 'Next month',
      pickup: 'Pickup',
      return: 'Return',
      between: 'In the chosen period',
    },
    english: /(?!)/,
    reserve: { button: 'Checkout now', refusal: 'Missing required reservation data!' },
    unreachable: {
      text: 'The page could not be loaded. Please check your connection.',
      again: 'Try again',
      withoutScripts: 'This shop needs JavaScript.',
    },
    unread: [
      [1, /^1 reservation could not be read/],
      [2, /^2 reservations could not be read/],
    ],
    legal: {
      lastChanged: '27 November 2026',
      favourableReading: 'whichever is better for you applies',
      inGeneralTerms: ['up to 15 days before the start: nothing', 'later: 50% of the price'],
      inWithdrawal: [
        'Up to 48 hours before pickup, cancellation is free of charge.',
        'On the day of pickup, the full price is due.',
      ],
      countries: ['Albania', 'Turkey'],
      forbiddenCountries: 'Forbidden countries: Albania and Turkey.',
      citation: /\barticle|\bgazette|§/i,
      discounts: /from 7\sdays: 10%.*from 30\sdays: 20%/,
      nouns: [
        ['days', '1 day, 2 days, 5 days, 21 days'],
        ['afterPreposition.workingDays', '1 working day, 2 working days, 5 working days, 21 working days'],
      ],
    },
  },
  de: {
    name: 'Deutsch',
    tag: 'de',
    forbiddenWords:
      /Buchung(?!s?führung)|\bbuchen\b|Anzahlung|Zahlungsbeleg|Rücktritt|Anschrift|Unterstützung|\b(Ihre|Ihren) Tagen?\b|Tagespreis|Bestellung|Bannerbild/,
    fixedTexts: [],
    foreignQuotes: /”/,
    unitNouns: 'Tage?|Sitze?|Sekunden',
    amount: '9.500,50\u00A0din',
    thousand: '1.000',
    rounded: '4,41',
    day: '09.03.2027',
    vehicles: 'Fahrzeuge',
    sampleData: 'Musterdaten',
    calendar: {
      day: 'Montag, 15. März 2027',
      month: 'März 2027',
      next: 'Nächster Monat',
      pickup: 'Abholung',
      return: 'Rückgabe',
      between: 'Im gewählten Zeitraum',
    },
    english: /choose|date\b|month|previous|next\b|^close$|notification/i,
    reserve: {
      button: 'Zahlungspflichtig reservieren',
      refusal: 'Für die Reservierung fehlen noch Angaben!',
    },
    unreachable: {
      text: 'Die Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
      again: 'Erneut versuchen',
      withoutScripts: 'Diese Seite braucht JavaScript.',
    },
    unread: [
      [1, /^1 Reservierung konnte nicht gelesen werden/],
      [2, /^2 Reservierungen konnten nicht gelesen werden/],
    ],
    legal: {
      lastChanged: '27. November 2026',
      favourableReading: 'gilt die für Sie günstigere Regelung',
      inGeneralTerms: ['bis 15 Tage vor Mietbeginn: kostenlos', 'später: 50 % des Preises'],
      inWithdrawal: [
        'Bis 48 Stunden vor der Abholung ist sie kostenlos.',
        'Am Tag der Abholung ist der volle Preis fällig.',
      ],
      countries: ['Albanien', 'Türkei'],
      forbiddenCountries: 'Verboten ist das Fahren in einigen Ländern: Albanien und Türkei.',
      citation: /Artikel|Gesetzblatt|§/i,
      discounts: /ab 7\sTagen: 10\s%.*ab 30\sTagen: 20\s%/,
      nouns: [
        ['years', '1 Jahr, 2 Jahre, 5 Jahre, 21 Jahre'],
        ['days', '1 Tag, 2 Tage, 5 Tage, 21 Tage'],
        ['afterPreposition.years', '1 Jahr, 2 Jahren, 5 Jahren, 21 Jahren'],
        ['afterPreposition.days', '1 Tag, 2 Tagen, 5 Tagen, 21 Tagen'],
        ['afterPreposition.workingDays', '1 Arbeitstag, 2 Arbeitstagen, 5 Arbeitstagen, 21 Arbeitstagen'],
      ],
    },
  },
  sr: {
    name: 'Srpski',
    tag: 'sr-Latn',
    forbiddenWords:
      /\bavans|\bslobodn|\bnaja?m(a|u|om|ovi)?\b|preduzeć|\bUživo\b|karakter|\bE-pošta\b|\bslik[aeu] (plaćene )?uplatnic|\btermin(?!al)|naruč|porudžbin|odvoz|potvrd\w+ o plaćanju|\bplatite depozit|parking služb/i,
    fixedTexts: [],
    foreignQuotes: /“/,
    unitNouns: 'dana?|sedišt[ea]|sekundi',
    amount: '9.500,50\u00A0din',
    thousand: '1.000',
    rounded: '4,41',
    day: '09.03.2027.',
    vehicles: 'Vozila',
    sampleData: 'Probni podaci',
    calendar: {
      day: 'ponedeljak, 15. mart 2027.',
      month: 'mart 2027',
      next: 'Sledeći mesec',
      pickup: 'Preuzimanje',
      return: 'Vraćanje',
      between: 'U izabranom periodu',
    },
    english: /choose|date\b|month|previous|next\b|^close$|notification/i,
    reserve: { button: 'Rezervišite uz obavezu plaćanja', refusal: 'Nedostaju podaci za rezervaciju!' },
    unreachable: {
      text: 'Stranica nije mogla da se učita. Proverite vezu sa internetom.',
      again: 'Pokušaj ponovo',
      withoutScripts: 'Za ovu stranicu je potreban JavaScript.',
    },
    unread: [
      [1, /^1 rezervacija nije mogla da se pročita/],
      [3, /^3 rezervacije nisu mogle da se pročitaju/],
      [5, /^5 rezervacija nije moglo da se pročita/],
    ],
    legal: {
      lastChanged: '27. novembar 2026.',
      favourableReading: 'važi ono što je povoljnije za Vas',
      inGeneralTerms: ['najkasnije 15 dana pre početka: besplatno', 'kasnije: 50% cene'],
      inWithdrawal: [
        'Do 48 sati pre preuzimanja otkazivanje je besplatno.',
        'Na dan preuzimanja plaćate punu cenu.',
      ],
      countries: ['Albanija', 'Turska'],
      forbiddenCountries: 'U nekim zemljama vožnja je zabranjena: Albanija i Turska.',
      citation: /(?<!\p{L})član(?:a|u|om)?(?!\p{L})|čl\.|Sl\. glasnik|§/iu,
      discounts: /od 7\sdana: 10%.*od 30\sdana: 20%/,
      nouns: [
        ['years', '1 godinu, 2 godine, 5 godina, 21 godinu'],
        ['days', '1 dan, 2 dana, 5 dana, 21 dan'],
        ['hours', '1 sat, 2 sata, 5 sati, 21 sat'],
        ['afterPreposition.years', '1 godinu, 2 godine, 5 godina, 21 godinu'],
        ['afterPreposition.days', '1 dana, 2 dana, 5 dana, 21 dana'],
        ['afterPreposition.hours', '1 sata, 2 sata, 5 sati, 21 sata'],
        ['afterPreposition.workingDays', '1 radnog dana, 2 radna dana, 5 radnih dana, 21 radnog dana'],
      ],
    },
  },
}
