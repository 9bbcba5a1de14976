/** Text as it is compared in a search: without case and marks, so that 'Djuric' and 'djurić' are found alike. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'dj')
