/** The commands by the names of the maker's public fleet API; where it has none, by our own (facts, section 3). */
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
  // The fleet API has none of these.
  | 'fold_mirrors'
  | 'unfold_mirrors'
  | 'summon'
  | 'smart_summon'
  | 'set_power'

/** A parameter that is a number chosen within a range. */
export type NumberParameter = 'driver_temp' | 'passenger_temp' | 'level' | 'percent'

/** A parameter that is one of some options. */
export type ChoiceParameter = 'which_trunk' | 'seat_position'

/** A parameter of a command, by the name the fleet API has for it. */
type ParameterName =
  | NumberParameter
  | ChoiceParameter
  | 'on'
  | 'command'
  | 'forward'
  | 'reverse'
  | 'latitude'
  | 'longitude'

/** What goes along with a command. */
export type Parameters = Readonly<Partial<Record<ParameterName, string | number | boolean>>>

/** What a control of the room sends: here, to the console and the list on the page only (D20). */
export interface VehicleCommand {
  command: CommandName
  parameters: Parameters
}
