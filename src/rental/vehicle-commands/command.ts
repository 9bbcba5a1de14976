/** The commands by the names of Tesla's public Fleet API; where it has none, by our own (docs/decisions.md, "Vehicle commands"). */
export type CommandName =
  | 'door_lock'
  | 'door_unlock'
  | 'honk_horn'
  | 'flash_lights'
  | 'actuate_trunk'
  | 'remote_start_drive'
  | 'window_control'
  | 'set_sentry_mode'
  | 'set_valet_mode'
  | 'reset_valet_pin'
  | 'auto_conditioning_start'
  | 'auto_conditioning_stop'
  | 'set_temps'
  | 'set_preconditioning_max'
  | 'remote_seat_heater_request'
  | 'remote_steering_wheel_heater_request'
  | 'charge_start'
  | 'charge_stop'
  | 'set_charge_limit'
  | 'charge_port_door_open'
  | 'charge_port_door_close'
  // Unknown to the Fleet API.
  | 'fold_mirrors'
  | 'unfold_mirrors'
  | 'summon'
  | 'smart_summon'
  | 'set_power'

/** A parameter that is a number chosen within a range. */
export type NumberParameter = 'driver_temp' | 'passenger_temp' | 'level' | 'percent'

/** A parameter that is one of some options. */
export type ChoiceParameter = 'which_trunk' | 'seat_position'

/** A parameter of a command, by its name in the Fleet API. */
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

/** What a control gives: it goes to the console and to the list on the page, and no further. */
export interface VehicleCommand {
  command: CommandName
  parameters: Parameters
}

/** The numbers a parameter may be: from `min` to `max` in steps, and the one it starts at. */
export interface NumberRange {
  min: number
  max: number
  step: 0.1 | 1
  initial: number
  unit: '°C' | '%' | 'level'
  /** What the car takes of them. */
  car: { min: number; max: number }
}

const FROM_0_TO_100 = { min: 0, max: 100 } as const

const TEMPERATURE: NumberRange = {
  ...FROM_0_TO_100,
  step: 0.1,
  initial: 21,
  unit: '°C',
  car: { min: 15, max: 28 },
}

/** The range of each number, as the specification has it, and the car's own (docs/decisions.md, "Vehicle commands"). */
export const RANGES: Readonly<Record<NumberParameter, NumberRange>> = {
  driver_temp: TEMPERATURE,
  passenger_temp: TEMPERATURE,
  level: { ...FROM_0_TO_100, step: 1, initial: 0, unit: 'level', car: { min: 0, max: 3 } },
  percent: { ...FROM_0_TO_100, step: 1, initial: 80, unit: '%', car: { min: 50, max: 100 } },
}

/** The number of the range nearest to the given one; the initial one for NaN. */
export function intoRange({ min, max, step, initial }: NumberRange, value: number): number {
  if (Number.isNaN(value)) return initial
  const within = Math.min(Math.max(value, min), max)
  // By division, since 3 * 0.1 is not 0.3; and without a negative zero.
  const steps = 1 / step
  return Math.round(within * steps) / steps + 0
}
