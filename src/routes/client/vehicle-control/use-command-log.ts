import { useCallback, useState } from 'react'

import type {
  CommandName,
  Control,
  ControlId,
  Press,
  VehicleCommand,
} from '@/rental/vehicle-commands/control-groups'
import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** The button or control that gave a command, as the key of its name in the texts. */
export type CommandSource =
  | 'power'
  | `press.${Press['id'] | Control<'place'>['press']}`
  | `control.${ControlId}`

export interface LogEntry extends VehicleCommand {
  number: number
  time: WallClock
  source: CommandSource
}

export type Send = (source: CommandSource, command: VehicleCommand) => void

/** All commands, newest first, and `send`, which logs a command here and in the console, without a call; it stays the same. */
export function useCommandLog(): { entries: readonly LogEntry[]; send: Send } {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const send = useCallback<Send>((source, { command, parameters }) => {
    console.info('vehicle command', { command, parameters })
    const time = nowInBelgrade()
    setEntries((before) => [{ number: before.length + 1, time, source, command, parameters }, ...before])
  }, [])
  return { entries, send }
}

export type CarState = ReturnType<typeof carState>

/** The state of the car after the commands of the log, newest first, as far as its drawing shows it. */
export function carState(log: readonly LogEntry[]) {
  const latest = (...commands: CommandName[]) => log.find(({ command }) => commands.includes(command))
  // The same command opens and shuts a lid: the pressed button tells which was meant.
  const isOpen = (trunk: 'front' | 'rear') =>
    log.find(({ parameters }) => parameters.which_trunk === trunk)?.source === 'press.openTrunk'
  return {
    isOn: latest('set_power')?.parameters.on === true,
    isFrontOpen: isOpen('front'),
    isRearOpen: isOpen('rear'),
    areWindowsOpen: latest('window_control')?.parameters.command === 'vent',
    isClimateOn:
      latest('auto_conditioning_start', 'auto_conditioning_stop')?.command === 'auto_conditioning_start',
    isCharging: latest('charge_start', 'charge_stop')?.command === 'charge_start',
    /** The latest command that the car answers with its lamps or its horn. */
    signal: latest('door_lock', 'door_unlock', 'flash_lights', 'honk_horn'),
  }
}
