/** An amount of money in whole para, 1/100 din; always an integer (docs/decisions.md, "Money in para"). */
export type Para = number

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/

/**
 * Reads an amount in din, a number or decimal text ("9500.50"), as whole para; half a para rounds away from zero.
 * Undefined for anything else, and for amounts too large for an exact integer.
 */
export function readDin(amount: number | string): Para | undefined {
  // A tiny remainder of floating-point arithmetic, such as 1e-7, whose text DECIMAL does not match.
  if (typeof amount === 'number' && Math.abs(amount) < 0.001) return 0
  const match = DECIMAL.exec(String(amount).trim())
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const cents = Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
  const para = cents + (Number(fraction[2] ?? '0') >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(para)) return undefined
  return sign === '-' && para !== 0 ? -para : para
}

/** The amount in din for the API: a JSON number with at most two decimals. */
export const dinOf = (amount: Para): number => amount / 100

/** The amount in din as text with two decimals and a point, for multipart fields. */
export function dinText(amount: Para): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
