const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш'
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')

/** A Serbian Cyrillic letter in Latin script; any other letter unchanged. */
function latinLetter(letter: string): string {
  const small = letter.toLowerCase()
  const latin = LATIN[CYRILLIC.indexOf(small)]
  if (latin === undefined || letter === small) return latin ?? letter
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** The text with its Serbian Cyrillic letters in Latin script, since names are written in either. */
export const inLatinScript = (text: string): string =>
  // Most names have none, and looking for one takes a fifth of the time.
  CYRILLIC_LETTER.test(text) ? text.replaceAll(/[Ђ-џ]/g, latinLetter) : text

const CYRILLIC_LETTER = /[Ђ-џ]/

/** The text without invisible characters, which copied text brings along and with which nothing would be found. */
export const withoutInvisibleCharacters = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')

/**
 * A text as a search compares it: in Latin script, without case, diacritics and invisible characters, every apostrophe
 * and dash the plain one. đ, which has no diacritic to remove, counts as d, and so does dj, a common spelling of đ.
 */
export const foldText = (text: string): string =>
  // Ten thousand e-mail addresses have nothing else to fold.
  PLAIN.test(text) ? text.toLowerCase().replaceAll('dj', 'd') : foldLetters(text)

const PLAIN = /^[ -~]*$/

const foldLetters = (text: string) =>
  // Letters converted from Cyrillic may have diacritics.
  withoutMarks(inLatinScript(withoutMarks(text)))
    .toLowerCase()
    .replaceAll(/dj|đ/g, 'd')
    .replaceAll('ß', 'ss')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\p{Pd}/gu, '-')

const COUNTRY_CODE = '381'

// The 0 in '+381 (0)60' is dialled only within the country.
const INLAND_ZERO = /^(\s*(?:\+|00)[^(]*)\(0\)/

// Digits with what people write between them, any kind of dash too, since a number may be copied.
const PHONE = /^\+?[\d\s\p{Pd}/().]+$/u

const digitCount = (text: string) => text.replaceAll(/\D/g, '').length

/** Whether a text is a plausible phone number, of 6 to 15 digits. */
export const isPhoneNumber = (text: string): boolean =>
  PHONE.test(text) && digitCount(text) >= 6 && digitCount(text) <= 15

/** A phone number as it is dialled: '+381 (0)60/123-456' becomes '+38160123456'. */
export const dialledNumber = (written: string): string =>
  written.replace(INLAND_ZERO, '$1').replaceAll(/[^+\d]/g, '')

/** The digits of a phone number, country code first, however it was written: '060/123-456' becomes '38160123456'. */
export const phoneDigits = (written: string): string =>
  dialledNumber(written)
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, COUNTRY_CODE)

/** The digits of a search for a phone number, or for a part of at least that many digits; undefined for other searches. */
export function searchedDigits(text: string, fewest = 3): string | undefined {
  const plain = withoutInvisibleCharacters(text).trim()
  // Of '00 (0)' no digit is left, which would be a part of every number.
  return PHONE.test(plain) && digitCount(plain) >= fewest ? phoneDigits(plain) || undefined : undefined
}

// The # of '#16', as people write an ID.
const NUMBER_SIGN = /#(?=\d)/g

const SINGLE = /^[\p{L}\p{N}]$/u

/**
 * Returns a test: whether a folded text contains every word of the search. A single letter or digit has to begin a word:
 * 'model s' does not find the s of 'tesla'.
 */
export function searchOf(text: string): (folded: string) => boolean {
  const words = foldText(text).replaceAll(NUMBER_SIGN, '').split(/\s/)
  const tests = words.map((word) => (SINGLE.test(word) ? wordBeginsWith(word) : isPart(word)))
  return tests.reduce((areAll, test) => (folded) => areAll(folded) && test(folded))
}

const isPart = (word: string) => (folded: string) => folded.includes(word)

function wordBeginsWith(letter: string) {
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])${letter}`, 'u')
  return (folded: string) => beginning.test(folded)
}
