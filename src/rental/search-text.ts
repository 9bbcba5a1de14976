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
export const inLatinScript = (text: string): string => text.replaceAll(/[Ђ-џ]/g, latinLetter)

/** The text without invisible characters, which copied text brings along and with which nothing would be found. */
export const withoutInvisibleCharacters = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

const PLAIN = /^[ -~]*$/

// Removes diacritics, and invisible characters that copied names and numbers bring along. Most texts have none.
const withoutMarks = (text: string) =>
  PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')

// Keyboards of phones and copied texts have apostrophes and dashes of their own.
const withPlainMarks = (text: string) => text.replaceAll(/[‘’ʼ]/g, "'").replaceAll(/\p{Pd}/gu, '-')

/**
 * A text as a search compares it: in Latin script, without case and diacritics, every apostrophe and dash the plain one.
 * đ, which has no diacritic to remove, counts as d, and so does dj, a common spelling of đ.
 */
export function foldText(text: string): string {
  const plain = withPlainMarks(withoutMarks(text))
  const latin = inLatinScript(plain)
  // Letters converted from Cyrillic may have diacritics; most texts had no such letters.
  return (latin === plain ? plain : withoutMarks(latin))
    .toLowerCase()
    .replaceAll(/dj|đ/g, 'd')
    .replaceAll('ß', 'ss')
}

const COUNTRY_CODE = '381'

// The 0 in '+381 (0)60' is dialled only within the country.
const INLAND_ZERO = /^(\s*(?:\+|00)[^(]*)\(0\)/

/** Whether a text is a plausible phone number: 6 to 15 digits, with any kind of dash, since it may be copied. */
export const isPhoneNumber = (text: string): boolean =>
  /^\+?(?:[\s\p{Pd}/().]*\d){6,15}[\s\p{Pd}/().]*$/u.test(text)

/** A phone number as it is dialled: '+381 (0)60/123-456' becomes '+38160123456'. */
export const dialledNumber = (written: string): string =>
  written.replace(INLAND_ZERO, '$1').replaceAll(/[^+\d]/g, '')

/** The digits of a phone number, country code first, however it was written: '060/123-456' becomes '38160123456'. */
export const phoneDigits = (written: string): string =>
  dialledNumber(written)
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, COUNTRY_CODE)

// Also matches a phone number that is typed only in part.
const PHONE_PART = /^\+?(?:[\s\-/().]*\d){3,15}[\s\-/().]*$/

/** The digits of a search for a phone number, or for a part of at least that many digits; undefined for other searches. */
export function searchedDigits(text: string, fewest = 3): string | undefined {
  const plain = foldText(text).trim()
  if (!PHONE_PART.test(plain) || plain.replaceAll(/\D/g, '').length < fewest) return undefined
  return phoneDigits(plain)
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
  return (folded) => tests.every((test) => test(folded))
}

const isPart = (word: string) => (folded: string) => folded.includes(word)

function wordBeginsWith(letter: string) {
  const beginning = new RegExp(`(?<![\\p{L}\\p{N}])${letter}`, 'u')
  return (folded: string) => beginning.test(folded)
}
