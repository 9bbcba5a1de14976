import { useState } from 'react'

import type { ControlId, PlaceControl, Press, VehicleCommand } from '@/rental/vehicle-commands/control-groups'
import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** The button or control that gave the command; the log names the command by it. */
export type CommandSource =
  | { kind: 'press'; id: Press['id'] | PlaceControl['press'] }
  | { kind: 'control'; id: ControlId }
  | { kind: 'power' }

export interface LogEntry extends VehicleCommand {
  number: number
  time: WallClock
  source: CommandSource
}

export type Send = (source: CommandSource, command: VehicleCommand) => void

/** All commands, newest first, and `send`, which logs a command here and in the console, without a call. */
export function useCommandLog(): { entries: readonly LogEntry[]; send: Send } {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const send: Send = (source, { command, parameters }) => {
    console.info('vehicle command', { command, parameters })
    const time = nowInBelgrade()
    setEntries((before) => [
      { number: (before[0]?.number ?? 0) + 1, time, source, command, parameters },
      ...before,
    ])
  }
  return { entries, send }
}
