import { describe, expect, it } from 'vitest'

import { LANGUAGES, type Language } from '@/i18n/languages'
import { isDayPrice } from '@/rental/pricing'

import doctor from '../../../tools/api-doctor/findings.json'
import { NAMESPACES, textsOf } from './locales'

/** Words that would give a second name to a thing that has one, or that no native would write here. */
const FORBIDDEN: Record<Language, RegExp> = {
  en: /\bbookings?\b|\blog(ged)? (in|out)\b|\breceivers?\b|\bRental terms\b|\bright to withdraw\b|\bsigned? out on\b|\bdelivery and pickup\b|(?<!in )\badvance\b/i,
  de: /Buchung(?!s?führung)|\bbuchen\b|Anzahlung|Zahlungsbeleg|Rücktritt|Anschrift|Unterstützung|\b(Ihre|Ihren) Tagen?\b/,
  sr: /\bavans|\bslobodn|\bnaja?m(a|u|om|ovi)?\b|preduzeć|\bUživo\b|karakter|\bE-pošta\b|\bslik[aeu] (plaćene )?uplatnic/i,
}

/** The texts that the specification or the fixed names give, to the letter. */
const FIXED: Partial<Record<Language, readonly string[]>> = {
  en: ['Your booking', 'Advance payment image'],
}

const UNIT = String.raw`(?:km|kWh|kW|s|din|h|MB|km\/h|god\.|Uhr|°C|%)(?![\p{L}\d])`
// A no-break space is none.
const PARTED = new RegExp(String.raw`(?:\d|\}\}) ${UNIT}`, 'u')

const texts = LANGUAGES.flatMap((language) =>
  NAMESPACES.flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => ({
      language,
      where: `${language}/${namespace}:${key}`,
      text,
    })),
  ),
)

/** The texts that a rule finds fault with, with where they stand. */
const faults = (isFault: (text: string, language: Language) => boolean) =>
  texts.filter(({ text, language }) => isFault(text, language)).map(({ where, text }) => `${where}: ${text}`)

/** A text without its variables, whose names nobody reads. */
const said = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '')

describe('the texts', () => {
  it('have one word for one thing', () => {
    const isMixed = (text: string, language: Language) =>
      !FIXED[language]?.includes(text) && FORBIDDEN[language].test(said(text))
    expect(faults(isMixed)).toEqual([])
  })

  it('have curly apostrophes and quotation marks', () => {
    expect(faults((text) => /['"]/.test(text))).toEqual([])
  })

  it('have the quotation marks of their language', () => {
    const foreign: Record<Language, RegExp> = { en: /„/, de: /”/, sr: /“/ }
    expect(faults((text, language) => foreign[language].test(text))).toEqual([])
  })

  it('have no space before an ellipsis, but where it is left to be filled in', () => {
    expect(faults((text) => /[^:]\s…/.test(text))).toEqual([])
  })

  it('never part a number from its unit', () => {
    expect(faults((text) => PARTED.test(text))).toEqual([])
  })

  it('never part the figure of a legal text from its noun', () => {
    const figures = texts.filter(({ where }) => where.includes('/legal:figures.'))
    expect(figures).not.toEqual([])
    expect(figures.filter(({ text }) => text.includes('}} '))).toEqual([])
  })

  it('say of the highest price of a day what it is, the doctor too', () => {
    const told = LANGUAGES.map((language) => textsOf(language, 'fleet').get('invalid.priceTooHigh') ?? '')
    const wrong = [...told, doctor.findings['price-range'].change].filter((text) => {
      const highest = Number(text.replaceAll(/\D/g, '')) * 100
      return !isDayPrice(highest) || isDayPrice(highest + 1)
    })
    expect(wrong).toEqual([])
  })

  it('never part an abbreviation of two words', () => {
    expect(faults((text) => /\b\p{L}\. \p{L}{1,2}\./u.test(text))).toEqual([])
  })
})
