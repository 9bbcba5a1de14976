const LETTERS_START = 'A'.charCodeAt(0) - 10

/**
 * The two control digits of a reference under model 97 (ISO 7064 MOD 97-10): letters count as 10 (A) to 35 (Z), blanks
 * and dashes do not count. Undefined if nothing is left to count, or for any other character.
 */
export function referenceControl(reference: string): string | undefined {
  const counted = reference.replaceAll(/[\s-]/g, '').toUpperCase()
  if (!/^[\dA-Z]+$/.test(counted)) return undefined
  const digits = counted.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - LETTERS_START))
  return String(98n - ((BigInt(digits) * 100n) % 97n)).padStart(2, '0')
}

/** The reference with its control digits in front, as written beside model 97; undefined as in `referenceControl`. */
export function referenceWithControl(reference: string): string | undefined {
  const control = referenceControl(reference)
  return control === undefined ? undefined : control + reference.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** Whether the first two digits are the control digits of the rest (model 97). */
export const hasValidReferenceControl = (reference: string): boolean =>
  referenceControl(reference.slice(2)) === reference.slice(0, 2)
