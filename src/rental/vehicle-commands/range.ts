import type { NumberParameter } from './command.ts'

/** The numbers a parameter may be: from `min` to `max` in steps, and the one it stands at when the room is entered. */
export interface NumberRange {
  min: number
  max: number
  step: number
  initial: number
  unit: 'celsius' | 'percent' | 'level'
}

const TEMPERATURE: NumberRange = { min: 15, max: 28, step: 0.5, initial: 21, unit: 'celsius' }

/** The range of every number a person may choose; all are narrower than the 0 to 100 of section 2 (facts, section 3). */
export const RANGES: Readonly<Record<NumberParameter, NumberRange>> = {
  driver_temp: TEMPERATURE,
  passenger_temp: TEMPERATURE,
  level: { min: 0, max: 3, step: 1, initial: 0, unit: 'level' },
  percent: { min: 50, max: 100, step: 1, initial: 80, unit: 'percent' },
}

/** The number of the range nearest to the given one; the initial one for what is no number. */
export function intoRange({ min, max, step, initial }: NumberRange, value: number): number {
  if (Number.isNaN(value)) return initial
  const within = Math.min(Math.max(value, min), max)
  return min + Math.round((within - min) / step) * step
}
