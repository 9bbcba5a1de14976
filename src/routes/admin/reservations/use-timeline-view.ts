import { useMemo } from 'react'

import type { TimelineWindow } from '@/rental/timeline'
import { addDays, readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'
import { useQueryState } from '@/ui/use-query-state'

import { useReservationFilters } from './use-reservation-filters'

/** How many days the timeline can show at once. */
export const SPANS = [7, 14, 28, 60, 90] as const

const DEFAULT_SPAN = 14

/** Days shown before today. */
const LEAD_DAYS = 2

/** The days and the order of the timeline in the URL: `?day=2026-12-01&days=28&order=free`. */
export function useTimelineView() {
  const { query, change } = useQueryState()
  const { filters } = useReservationFilters()
  const today = todayInBelgrade()
  const aroundToday = addDays(today, -LEAD_DAYS)
  const defaultFrom = filters.from ?? aroundToday
  const from = readDay(query.get('day') ?? '') ?? defaultFrom
  const days = SPANS.find((span) => String(span) === query.get('days')) ?? DEFAULT_SPAN
  const showFrom = (day: Day) => change({ day: day === defaultFrom ? undefined : day })
  return {
    today,
    window: useMemo((): TimelineWindow => ({ from, days }), [from, days]),
    /** The last day shown. */
    last: addDays(from, days - 1),
    /** Whether the vehicles are sorted by the next day that they are free, not by name. */
    isByFreeDay: query.get('order') === 'free',
    showFrom,
    showToday: () => showFrom(aroundToday),
    /** Shows more days (-1) or fewer. */
    zoom: (step: 1 | -1) => change({ days: String(SPANS[SPANS.indexOf(days) - step] ?? days) }),
  }
}
