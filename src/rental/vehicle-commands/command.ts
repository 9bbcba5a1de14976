/** A parameter that is a number chosen within a range. */
export type NumberParameter = 'driver_temp' | 'passenger_temp' | 'level' | 'percent'

/** A parameter whose value is one of a few options. */
export type ChoiceParameter = 'which_trunk' | 'seat_position'

/** The name of a parameter, as in the Fleet API where that has it. */
type ParameterName =
  | NumberParameter
  | ChoiceParameter
  | 'on'
  | 'command'
  | 'forward'
  | 'reverse'
  | 'latitude'
  | 'longitude'

/** The parameters of a command. */
export type Parameters = Readonly<Partial<Record<ParameterName, string | number | boolean>>>

/** The numbers a parameter may take: from `min` to `max` in steps of `step`, starting at `initial`. */
interface NumberRange {
  min: number
  max: number
  step: 0.1 | 1
  initial: number
  unit: '°C' | '%' | 'level'
  /** The part of the range that the car accepts. */
  acceptedByCar: { min: number; max: number }
}

const FROM_0_TO_100 = { min: 0, max: 100 } as const

const TEMPERATURE: NumberRange = {
  ...FROM_0_TO_100,
  step: 0.1,
  initial: 21,
  unit: '°C',
  acceptedByCar: { min: 15, max: 28 },
}

/** The range of each number as specified, and the part that the car accepts (docs/decisions.md, "Vehicle commands"). */
export const RANGES: Readonly<Record<NumberParameter, NumberRange>> = {
  driver_temp: TEMPERATURE,
  passenger_temp: TEMPERATURE,
  level: { ...FROM_0_TO_100, step: 1, initial: 0, unit: 'level', acceptedByCar: { min: 0, max: 3 } },
  percent: { ...FROM_0_TO_100, step: 1, initial: 80, unit: '%', acceptedByCar: { min: 50, max: 100 } },
}
