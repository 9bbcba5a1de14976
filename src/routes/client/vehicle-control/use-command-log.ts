import { useState } from 'react'

import type { VehicleCommand } from '@/rental/vehicle-commands/command'
import type { ControlId, PlainPressId, TwoStepPressId } from '@/rental/vehicle-commands/control'
import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** What gave the command, by which the log names it. */
export type CommandSource =
  | { kind: 'press'; id: PlainPressId | TwoStepPressId }
  | { kind: 'control'; id: ControlId }
  | { kind: 'power' }

export interface LogEntry extends VehicleCommand {
  number: number
  time: WallClock
  source: CommandSource
}

export type Send = (source: CommandSource, command: VehicleCommand) => void

/** All commands, the newest first, and the way to give one: a line in the console, and no call. */
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
