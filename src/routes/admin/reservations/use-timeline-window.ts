import { useSearchParams } from 'react-router-dom'

import type { TimelineWindow } from '@/rental/timeline'
import { addDays, readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'

/** How many days the timeline can show at once. */
export const SPANS = [14, 28] as const

const LEAD_DAYS = 2

/** The days the timeline shows, as the URL has them: `?day=2026-12-01&days=28`; from a little before today otherwise. */
export function useWindow(): { window: TimelineWindow; today: Day; usual: Day } {
  const [query] = useSearchParams()
  const today = todayInBelgrade()
  const usual = addDays(today, -LEAD_DAYS)
  return {
    today,
    usual,
    window: {
      from: readDay(query.get('day') ?? '') ?? usual,
      days: SPANS.find((days) => String(days) === query.get('days')) ?? SPANS[0],
    },
  }
}
