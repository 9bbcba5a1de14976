import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/i18n/languages'
import { isDayPrice } from '@/rental/pricing'

import doctor from '../../../tools/api-doctor/findings.json'
import { EXPECTED } from '../../support/languages'
import { fileOf, NAMESPACES, textsOf } from './locales'

const NOUN = LANGUAGES.map((language) => EXPECTED[language].unitNouns).join('|')
const UNIT = String.raw`(?:km|kWh|kW|s|din|h|MB|km\/h|god\.|Uhr|°C|%|${NOUN})(?![\p{L}\d])`
// Matches a plain space between a number and its unit, not a no-break space.
const BREAKABLE_UNIT = new RegExp(String.raw`(?:\d|\}\}) ${UNIT}`, 'u')

const texts = LANGUAGES.flatMap((language) =>
  NAMESPACES.flatMap((namespace) =>
    [...textsOf(language, namespace)].map(([key, text]) => ({
      language,
      where: `${language}/${namespace}:${key}`,
      text,
    })),
  ),
)

/** The texts that break a rule, each with its place. */
const textsWith = (isFault: (text: string, language: Language) => boolean) =>
  texts.filter(({ text, language }) => isFault(text, language)).map(({ where, text }) => `${where}: ${text}`)

/** A text without its variables, whose names are not shown. */
const withoutVariables = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '')

describe('the texts', () => {
  it('have their invisible characters as escapes, which a reader of the file sees', () => {
    const files = LANGUAGES.flatMap((language) => NAMESPACES.map((name) => fileOf(language, name)))
    expect(files.filter((file) => /[^\S \n]|\p{Cf}/u.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('have one word for one thing', () => {
    const isMixed = (text: string, language: Language) =>
      !EXPECTED[language].fixedTexts.includes(text) &&
      EXPECTED[language].forbiddenWords.test(withoutVariables(text))
    expect(textsWith(isMixed)).toEqual([])
  })

  it('have curly apostrophes and quotation marks', () => {
    expect(textsWith((text) => /['"]/.test(text))).toEqual([])
  })

  it('have the quotation marks of their language', () => {
    expect(textsWith((text, language) => EXPECTED[language].foreignQuotes.test(text))).toEqual([])
  })

  it('have no space before an ellipsis, except where something is to be filled in', () => {
    expect(textsWith((text) => /[^:]\s…/.test(text))).toEqual([])
  })

  it('join a number and its unit by a no-break space', () => {
    const isBreakable = (text: string, language: Language) =>
      !EXPECTED[language].fixedTexts.includes(text) && BREAKABLE_UNIT.test(text)
    expect(textsWith(isBreakable)).toEqual([])
  })

  it('write a percent sign as their figures do', () => {
    const isWrong = (text: string, language: Language) =>
      (LANGUAGE_FACTS[language].percentSpaced ? /\d%/ : /\d\s%/).test(text)
    expect(textsWith(isWrong)).toEqual([])
  })

  it('describe a page in at most 155 characters, which search engines show whole', () => {
    const descriptions = texts.filter(({ where }) => /[:.]description(\.|$)/.test(where))
    expect(descriptions.length).toBeGreaterThan(LANGUAGES.length * 9)
    expect(descriptions.filter(({ text }) => text.length > 155)).toEqual([])
  })

  it('join the figure of a legal text and its noun by a no-break space', () => {
    const figures = texts.filter(({ where }) => where.includes('/legal:figures.'))
    expect(figures).not.toEqual([])
    expect(figures.filter(({ text }) => text.includes('}} '))).toEqual([])
  })

  it('name the highest price per day correctly, also in the doctor', () => {
    const messages = LANGUAGES.map(
      (language) => textsOf(language, 'desk').get('fleet.invalid.priceTooHigh') ?? '',
    )
    const wrong = [...messages, doctor.findings['price-range'].change].filter((text) => {
      const highest = Number(text.replaceAll(/\D/g, '')) * 100
      return !isDayPrice(highest) || isDayPrice(highest + 1)
    })
    expect(wrong).toEqual([])
  })

  it('join an abbreviation of two words by a no-break space', () => {
    expect(textsWith((text) => /\b\p{L}\. \p{L}{1,2}\./u.test(text))).toEqual([])
  })
})
