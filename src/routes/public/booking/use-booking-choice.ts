import { useCallback, useMemo, useTransition } from 'react'

import { choosePeriod, type PeriodChoice } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'
import { daysOfQuery } from '@/reservations/days-of-query'
import { useQueryState, type ChangeOptions } from '@/ui/use-query-state'

/** What the visitor has chosen so far, as the query of /vehicles says it. */
interface BookingChoice {
  from: Day | undefined
  to: Day | undefined
  period: PeriodChoice
  vehicleId: string | undefined
  /** The model whose vehicles come first. */
  model: string | undefined
  step: 'choose' | 'summary'
}

type Changes = Partial<Omit<BookingChoice, 'period' | 'model'>>

/** The choice in the address (docs/decisions.md, "Choice in the address"), and the ways to change it. */
export function useBookingChoice() {
  const { query, change } = useQueryState()
  const choice = useMemo(() => readChoice(query), [query])
  const choose = useCallback(
    (changes: Changes, options?: ChangeOptions) => {
      const { from, to, vehicleId, step } = { ...choice, ...changes }
      change({ from, to, car: vehicleId, step: step === 'summary' ? '2' : undefined }, options)
    },
    [choice, change],
  )
  const [isGoing, startGoing] = useTransition()
  // A second press, before the other step is there, would be a second entry in the history.
  const goTo = (step: BookingChoice['step'], changes?: Changes) => {
    if (!isGoing) startGoing(() => choose({ ...changes, step }, { isStep: true, isNewPage: true }))
  }
  return { choice, choose, goTo, isGoing }
}

// Nonsense in the query is left out, and taken away with the next choice.
function readChoice(query: URLSearchParams): BookingChoice {
  const { from, to } = daysOfQuery(query)
  return {
    from,
    to,
    period: choosePeriod(from, to),
    vehicleId: query.get('car')?.trim() || undefined,
    model: query.get('model')?.trim() || undefined,
    step: query.get('step') === '2' ? 'summary' : 'choose',
  }
}
