/**
 * A text as it is compared in a search: without case and diacritics; đ, which has none to take off, counts as d, and
 * so does dj, by which it is often written.
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/dj|đ/g, 'd').replaceAll('ß', 'ss')

const COUNTRY_CODE = '381'

/** The digits of a phone number with the country's in front, however it was written: '060/123-456' is '38160123456'. */
export const phoneDigits = (written: string): string =>
  written
    .replaceAll(/[^+\d]/g, '')
    .replace(/^(?:\+|00)/, '')
    .replace(/^0/, COUNTRY_CODE)

/** Tells of a folded text whether every word of the search is in it. */
export function searchOf(text: string): (folded: string) => boolean {
  const words = foldText(text).split(/\s/)
  return (folded) => words.every((word) => folded.includes(word))
}
