import { readdirSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'

import { baseOf, formOf, NAMESPACES, namespacesOf, textsOf, variablesOf } from './locales'

const cases = LANGUAGES.flatMap((language) => NAMESPACES.map((namespace) => [language, namespace] as const))
const translations = cases.filter(([language]) => language !== 'en')

const basesOf = (keys: Iterable<string>) => [...new Set([...keys].map(baseOf))].toSorted()

describe('every language', () => {
  it('has a folder of texts, and there is no other folder', () => {
    expect(readdirSync('src/i18n/locales').toSorted()).toEqual([...LANGUAGES].toSorted())
  })

  it.each(LANGUAGES)('%s has the same files', (language) => {
    expect(namespacesOf(language)).toEqual(NAMESPACES)
  })

  it.each(translations)('%s has the same keys in %s', (language, namespace) => {
    expect(basesOf(textsOf(language, namespace).keys())).toEqual(basesOf(textsOf('en', namespace).keys()))
  })

  it.each(cases)('%s has exactly its own plural forms in %s', (language, namespace) => {
    const forms = new Map<string, string[]>()
    for (const key of textsOf(language, namespace).keys()) {
      const form = formOf(key)
      if (form !== undefined) forms.set(baseOf(key), [...(forms.get(baseOf(key)) ?? []), form])
    }
    const { pluralCategories } = new Intl.PluralRules(LANGUAGE_FACTS[language].tag).resolvedOptions()
    const own = [...pluralCategories].toSorted()
    for (const [key, found] of forms) expect({ [key]: found.toSorted() }).toEqual({ [key]: own })
  })

  it.each(translations)('%s has a plural where English has one in %s', (language, namespace) => {
    const plurals = (keys: Iterable<string>) => basesOf([...keys].filter((key) => formOf(key) !== undefined))
    expect(plurals(textsOf(language, namespace).keys())).toEqual(plurals(textsOf('en', namespace).keys()))
  })

  it.each(translations)('%s names the same variables in %s', (language, namespace) => {
    const english = new Map<string, string[]>()
    for (const [key, text] of textsOf('en', namespace)) english.set(baseOf(key), variablesOf(text))
    for (const [key, text] of textsOf(language, namespace))
      expect({ [key]: variablesOf(text) }).toEqual({ [key]: english.get(baseOf(key)) })
  })

  it.each(cases)('%s has a tidy text at every key of %s', (language, namespace) => {
    const untidy = [...textsOf(language, namespace)].filter(
      ([, text]) =>
        text === '' ||
        text !== text.trim() ||
        / {2}|[\t\n]|<[a-z/]/i.test(text) ||
        /[{}]|\$t\(/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
    )
    expect(untidy).toEqual([])
  })
})

describe('a translation', () => {
  it.each(translations)('in %s leaves no sentence of %s in English', (language, namespace) => {
    const english = textsOf('en', namespace)
    const same = [...textsOf(language, namespace)].filter(
      ([key, text]) => text === english.get(key) && text.split(' ').length > 3,
    )
    expect(same).toEqual([])
  })

  it.each(NAMESPACES)('into Serbian is in Latin script: %s', (namespace) => {
    const cyrillic = [...textsOf('sr', namespace)].filter(([, text]) => /\p{Script=Cyrillic}/u.test(text))
    expect(cyrillic).toEqual([])
  })
})

describe('the wording of the specification', () => {
  it.each([
    ['booking', 'notAllowed', 'You are not allowed to make a reservation'],
    ['booking', 'invalidReservation', 'Invalid reservation (minimum of 1 day and select a car)'],
    ['booking', 'invalidDuration', 'Invalid duration (return date is before pickup date)'],
    ['booking', 'toast.missing', 'Missing required reservation data!'],
    ['booking', 'toast.notFound', 'Selected car not found!'],
    ['booking', 'toast.failed', 'Failed to create reservation!'],
    ['booking', 'toast.created', 'Your reservation created successfuly!'],
    ['booking', 'card.select', 'Select car'],
    ['booking', 'card.selected', 'Selected car'],
    ['booking', 'card.notAvailable', 'Not available'],
    ['booking', 'summary.checkout', 'Checkout now'],
    ['auth', 'registered', 'Registered successfully'],
    ['auth', 'error', 'Error: {{reason}}'],
    ['auth', 'somethingWrong', 'Something went wrong. Please try again.'],
    ['common', 'notFound.title', 'Page not found'],
    ['common', 'notFound.goBack', 'Go back'],
    ['common', 'dayAtTime', '{{day}} at {{time}}'],
    ['landing', 'register.action', 'Register now'],
  ])('%s:%s is kept to the letter', (namespace, key, text) => {
    expect(textsOf('en', namespace).get(key)).toBe(text)
  })
})
