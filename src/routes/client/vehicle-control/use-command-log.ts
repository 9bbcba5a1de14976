import { useState } from 'react'

import type { VehicleCommand } from '@/rental/vehicle-commands/command'
import type { ControlId, PlainPressId, TwoStepPressId } from '@/rental/vehicle-commands/control'
import { nowInBelgrade, type WallClock } from '@/rental/wall-clock'

/** By what the list of commands names a command: its button, or its control. */
export type CommandSource =
  | { kind: 'press'; id: PlainPressId | TwoStepPressId }
  | { kind: 'control'; id: ControlId }
  | { kind: 'power' }

/** A command that was given, as the list shows it. */
export interface LogEntry extends VehicleCommand {
  number: number
  time: WallClock
  source: CommandSource
}

/** Gives a command. */
export type Send = (source: CommandSource, command: VehicleCommand) => void

const MOST_ENTRIES = 50

/** The last commands, the newest first, and the way to give one: one line in the console and no call (D20). */
export function useCommandLog(): { entries: readonly LogEntry[]; send: Send } {
  const [entries, setEntries] = useState<readonly LogEntry[]>([])
  const send: Send = (source, { command, parameters }) => {
    console.info('vehicle command', { command, parameters })
    const time = nowInBelgrade()
    setEntries((before) => [
      { number: (before[0]?.number ?? 0) + 1, time, source, command, parameters },
      ...before.slice(0, MOST_ENTRIES - 1),
    ])
  }
  return { entries, send }
}
