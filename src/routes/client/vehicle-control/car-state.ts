import type { CommandName } from '@/rental/vehicle-commands/command'

import type { LogEntry } from './use-command-log'

/** What lasts a moment; its number is the command's, so that the same one given again is a new one. */
export interface Signal {
  kind: 'lock' | 'unlock' | 'flash' | 'honk'
  number: number
}

/** How the car stands after all commands, as far as its drawing shows it. */
export interface CarState {
  isOn: boolean
  isFrontOpen: boolean
  isRearOpen: boolean
  areWindowsOpen: boolean
  isClimateOn: boolean
  isCharging: boolean
  isPortOpen: boolean
  /** The last one given. */
  signal?: Signal
}

const AT_FIRST: CarState = {
  isOn: false,
  isFrontOpen: false,
  isRearOpen: false,
  areWindowsOpen: false,
  isClimateOn: false,
  isCharging: false,
  isPortOpen: false,
}

/** The state of the car by the log of its commands, the newest of which comes first. */
export const carState = (log: readonly LogEntry[]): CarState => log.reduceRight(after, AT_FIRST)

/** What remains after a command of one meaning. */
const LASTING: Partial<Record<CommandName, Partial<CarState>>> = {
  auto_conditioning_start: { isClimateOn: true },
  auto_conditioning_stop: { isClimateOn: false },
  charge_start: { isCharging: true },
  charge_stop: { isCharging: false },
  charge_port_door_open: { isPortOpen: true },
  charge_port_door_close: { isPortOpen: false },
}

const SIGNALS: Partial<Record<CommandName, Signal['kind']>> = {
  door_lock: 'lock',
  door_unlock: 'unlock',
  flash_lights: 'flash',
  honk_horn: 'honk',
}

function after(car: CarState, { command, parameters, source, number }: LogEntry): CarState {
  if (command === 'set_power') return { ...car, isOn: parameters.on === true }
  if (command === 'window_control') return { ...car, areWindowsOpen: parameters.command === 'vent' }
  if (command === 'actuate_trunk') {
    // One command moves the lid either way: the button says which was meant.
    const isOpen = source.kind === 'press' && source.id === 'openTrunk'
    return { ...car, [parameters.which_trunk === 'front' ? 'isFrontOpen' : 'isRearOpen']: isOpen }
  }
  const signal = SIGNALS[command]
  return signal ? { ...car, signal: { kind: signal, number } } : { ...car, ...LASTING[command] }
}
