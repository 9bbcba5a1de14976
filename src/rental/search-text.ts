const CYRILLIC = 'абвгдђежзијклљмнњопрстћуфхцчџш'
const LATIN = 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')

/** A Serbian Cyrillic letter in Latin script; any other as it is. */
function latinLetter(letter: string): string {
  const small = letter.toLowerCase()
  const latin = LATIN[CYRILLIC.indexOf(small)]
  if (latin === undefined || letter === small) return latin ?? letter
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** A text with its Serbian Cyrillic letters in Latin script: names are written in either. */
export const inLatinScript = (text: string): string => text.replaceAll(/[Ђ-џ]/g, latinLetter)

/** A text without marks that cannot be seen, which come along where it is copied from, and by which nothing is found. */
export const withoutUnseenMarks = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

const PLAIN = /^[ -~]*$/

// Also those that cannot be seen, which come along where a name or a number is copied from. Most texts have none.
const withoutMarks = (text: string) =>
  PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')

/**
 * A text as it is compared in a search: in Latin script, without case and diacritics; đ, which has none to take off,
 * counts as d, and so does dj, by which it is often written.
 */
export function foldText(text: string): string {
  const plain = withoutMarks(text)
  const latin = inLatinScript(plain)
  // What was Cyrillic may have marks now; few texts were.
  return (latin === plain ? plain : withoutMarks(latin))
    .toLowerCase()
    .replaceAll(/dj|đ/g, 'd')
    .replaceAll('ß', 'ss')
}

const COUNTRY_CODE = '381'

// Of '+381 (0)60' the 0 is for those who call from within the country.
const INLAND_ZERO = /^(\s*(?:\+|00)[^(]*)\(0\)/

/** A phone number as it is dialled: '+381 (0)60/123-456' is '+38160123456'. */
export const dialledNumber = (written: string): string =>
  written.replace(INLAND_ZERO, '$1').replaceAll(/[^+\d]/g, '')

/** The digits of a phone number with the country's in front, however it was written: '060/123-456' is '38160123456'. */
export const phoneDigits = (written: string): string =>
  dialledNumber(written)
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, COUNTRY_CODE)

// Of '#16', as people write an ID.
const NUMBER_SIGN = /#(?=\d)/g

/** Tells of a folded text whether every word of the search is in it. */
export function searchOf(text: string): (folded: string) => boolean {
  const words = foldText(text).replaceAll(NUMBER_SIGN, '').split(/\s/)
  return (folded) => words.every((word) => folded.includes(word))
}
