import { readDay, type Day } from '@/rental/wall-clock'

/** The days of a search; one that was not entered is missing. */
export interface EnteredDays {
  from?: Day | undefined
  to?: Day | undefined
}

/** The days among what was entered under these names; what is no day is missing. */
export function readDays(entered: (name: 'from' | 'to') => unknown): EnteredDays {
  const day = (name: 'from' | 'to') => {
    const entry = entered(name)
    return typeof entry === 'string' ? readDay(entry) : undefined
  }
  return { from: day('from'), to: day('to') }
}

/** Keeps the days with this entry of the history: they are there again on the way back and after a reload. */
export function keepDays(days: EnteredDays): void {
  history.replaceState({ ...stateOfEntry(), days }, '')
}

/** The days kept with this entry of the history. */
export function keptDays(): EnteredDays {
  const { days } = stateOfEntry()
  return isRecord(days) ? readDays((name) => days[name]) : {}
}

function stateOfEntry(): Record<string, unknown> {
  const state: unknown = history.state
  return isRecord(state) ? state : {}
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
