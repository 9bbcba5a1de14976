/** Commands named as in Tesla's public Fleet API, or else by the shop (docs/decisions.md, "Vehicle commands"). */
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
  // Not in the Fleet API.
  | 'fold_mirrors'
  | 'unfold_mirrors'
  | 'summon'
  | 'smart_summon'
  | 'set_power'

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

/** What a control sends: it is logged to the console and listed on the page, and goes no further. */
export interface VehicleCommand {
  command: CommandName
  parameters: Parameters
}

/** The numbers a parameter may take: from `min` to `max` in steps of `step`, starting at `initial`. */
export interface NumberRange {
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

/** The number of the range nearest to the given one; the initial number for NaN. */
export function intoRange({ min, max, step, initial }: NumberRange, value: number): number {
  if (Number.isNaN(value)) return initial
  const within = Math.min(Math.max(value, min), max)
  // Divides because 3 * 0.1 is not 0.3; adds 0 because that turns -0 into 0.
  const steps = 1 / step
  return Math.round(within * steps) / steps + 0
}
