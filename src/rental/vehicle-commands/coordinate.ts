/** The largest value of each coordinate, in degrees; the smallest is its negative. */
export const MAX_DEGREES = { latitude: 90, longitude: 180 } as const

export type Coordinate = keyof typeof MAX_DEGREES

/** The degrees that a person typed, or why they cannot be read. */
export type TypedDegrees =
  | { kind: 'read'; degrees: number }
  | { kind: 'refused'; problem: 'missing' | 'notANumber' | 'outOfRange' }

const DECIMAL = /^[+-]?\d+(?:[.,]\d*)?$/

/** Reads degrees as people type them: with a decimal point or comma, a sign, and a degree sign at the end. */
export function readDegrees(coordinate: Coordinate, text: string): TypedDegrees {
  const typed = text.trim().replace('−', '-').replace(/\s*°$/, '')
  if (typed === '') return { kind: 'refused', problem: 'missing' }
  if (!DECIMAL.test(typed)) return { kind: 'refused', problem: 'notANumber' }
  // Without '+ 0' a typed '-0' would stay a negative zero.
  const degrees = Number(typed.replace(',', '.')) + 0
  return Math.abs(degrees) > MAX_DEGREES[coordinate]
    ? { kind: 'refused', problem: 'outOfRange' }
    : { kind: 'read', degrees }
}
