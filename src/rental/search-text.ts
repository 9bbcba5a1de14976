/**
 * A text as it is compared in a search: without case and diacritics; đ, which has none to take off, counts as d, and
 * so does dj, by which it is often written.
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/dj|đ/g, 'd').replaceAll('ß', 'ss')

/** Tells of a folded text whether every word of the search is in it. */
export function searchOf(text: string): (folded: string) => boolean {
  const words = foldText(text).split(/\s/)
  return (folded) => words.every((word) => folded.includes(word))
}
