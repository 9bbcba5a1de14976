import { useTransition } from 'react'

import { choosePeriod } from '@/rental/period'
import { readDay } from '@/rental/wall-clock'
import { daysOfQuery } from '@/reservations/days/days-of-query'
import { useQueryState, type ChangeOptions } from '@/ui/use-query-state'

type Step = 'choose' | 'summary'
type Changes = Partial<Pick<ReturnType<typeof readChoice>, 'from' | 'to' | 'vehicleId' | 'step'>>

/** Reads and changes the choice in the address (docs/decisions.md, "Choice in the address"). */
export function useBookingChoice() {
  const { query, change } = useQueryState()
  const choice = readChoice(query)
  const choose = (changes: Changes, options?: ChangeOptions) => {
    const { from, to, vehicleId, step } = { ...choice, ...changes }
    change({ from, to, car: vehicleId, step: step === 'summary' ? '2' : undefined }, options)
  }
  const [isChangingStep, startStepChange] = useTransition()
  // A second press before the other step is shown would add a second history entry.
  const goTo = (step: Step, changes?: Changes) => {
    if (!isChangingStep)
      startStepChange(() => choose({ ...changes, step }, { addsHistoryEntry: true, isNewPage: true }))
  }
  return { choice, choose, goTo, isChangingStep }
}

/** The visitor's choice so far; invalid values in the query are ignored, and removed by the next choice. */
function readChoice(query: URLSearchParams) {
  const { from, to } = daysOfQuery(query)
  const step: Step = query.get('step') === '2' ? 'summary' : 'choose'
  return {
    from,
    to,
    /** Whether the address names a pickup that is past, as an old link does. */
    isPickupPast: !from && readDay(query.get('from') ?? '') !== undefined,
    period: choosePeriod(from, to),
    vehicleId: query.get('car')?.trim() || undefined,
    /** The model whose vehicles are listed first. */
    model: query.get('model')?.trim() || undefined,
    step,
  }
}
