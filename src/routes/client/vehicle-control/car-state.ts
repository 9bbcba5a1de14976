import type { VehicleCommand } from '@/rental/vehicle-commands/control-groups'

import type { LogEntry } from './use-command-log'

/** A short effect; it has the number of its command, so that a repeated command gives a new signal. */
export interface Signal {
  kind: 'lock' | 'unlock' | 'flash' | 'honk'
  number: number
}

/** The state of the car after all commands, as far as its drawing shows it. */
export interface CarState {
  isOn: boolean
  isFrontOpen: boolean
  isRearOpen: boolean
  areWindowsOpen: boolean
  isClimateOn: boolean
  isCharging: boolean
  isPortOpen: boolean
  /** The latest signal. */
  signal?: Signal
}

const INITIAL_STATE: CarState = {
  isOn: false,
  isFrontOpen: false,
  isRearOpen: false,
  areWindowsOpen: false,
  isClimateOn: false,
  isCharging: false,
  isPortOpen: false,
}

/** Works out the state of the car from the log of its commands, newest first. */
export const carState = (log: readonly LogEntry[]): CarState => log.reduceRight(applyCommand, INITIAL_STATE)

/** The lasting effect of each command that always means the same. */
const STATE_CHANGES: Partial<Record<VehicleCommand['command'], Partial<CarState>>> = {
  auto_conditioning_start: { isClimateOn: true },
  auto_conditioning_stop: { isClimateOn: false },
  charge_start: { isCharging: true },
  charge_stop: { isCharging: false },
  charge_port_door_open: { isPortOpen: true },
  charge_port_door_close: { isPortOpen: false },
}

const SIGNALS: Partial<Record<VehicleCommand['command'], Signal['kind']>> = {
  door_lock: 'lock',
  door_unlock: 'unlock',
  flash_lights: 'flash',
  honk_horn: 'honk',
}

function applyCommand(car: CarState, { command, parameters, source, number }: LogEntry): CarState {
  if (command === 'set_power') return { ...car, isOn: parameters.on === true }
  if (command === 'window_control') return { ...car, areWindowsOpen: parameters.command === 'vent' }
  if (command === 'actuate_trunk') {
    // The same command opens and shuts the lid: the pressed button tells which was meant.
    const isOpen = source.kind === 'press' && source.id === 'openTrunk'
    return { ...car, [parameters.which_trunk === 'front' ? 'isFrontOpen' : 'isRearOpen']: isOpen }
  }
  const signal = SIGNALS[command]
  return signal ? { ...car, signal: { kind: signal, number } } : { ...car, ...STATE_CHANGES[command] }
}
