import { useTransition } from 'react'

import { choosePeriod, type PeriodChoice } from '@/rental/period'
import { readDay, type Day } from '@/rental/wall-clock'
import { daysOfQuery } from '@/reservations/days/days-of-query'
import { useQueryState, type ChangeOptions } from '@/ui/use-query-state'

/** The visitor's choice so far, read from the query of /vehicles. */
interface BookingChoice {
  from: Day | undefined
  to: Day | undefined
  /** Whether the address names a pickup that is past, as an old link does. */
  isPickupPast: boolean
  period: PeriodChoice
  vehicleId: string | undefined
  /** The model whose vehicles are listed first. */
  model: string | undefined
  step: 'choose' | 'summary'
}

type Changes = Partial<Omit<BookingChoice, 'isPickupPast' | 'period' | 'model'>>

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
  const goTo = (step: BookingChoice['step'], changes?: Changes) => {
    if (!isChangingStep)
      startStepChange(() => choose({ ...changes, step }, { addsHistoryEntry: true, isNewPage: true }))
  }
  return { choice, choose, goTo, isChangingStep }
}

// Invalid values in the query are ignored, and removed from the address by the next choice.
function readChoice(query: URLSearchParams): BookingChoice {
  const { from, to } = daysOfQuery(query)
  return {
    from,
    to,
    isPickupPast: !from && readDay(query.get('from') ?? '') !== undefined,
    period: choosePeriod(from, to),
    vehicleId: query.get('car')?.trim() || undefined,
    model: query.get('model')?.trim() || undefined,
    step: query.get('step') === '2' ? 'summary' : 'choose',
  }
}
