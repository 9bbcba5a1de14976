import type { ReservationSearch } from '@/rental/reservation-search/search'
import { SORT_COLUMNS } from '@/rental/reservation-search/sort-keys'

const PAUSE_MS = 100

/** Works out the order of each column while the browser has nothing else to do, one at a time; gives how to stop. */
export function prepareWhenIdle(search: Pick<ReservationSearch<unknown>, 'prepare'>): () => void {
  const columns = [...SORT_COLUMNS]
  let stopped = false
  const prepareNext = () => {
    const column = columns.shift()
    if (stopped || column === undefined) return
    search.prepare(column)
    whenIdle(prepareNext)
  }
  whenIdle(prepareNext)
  return () => {
    stopped = true
  }
}

// Safari has no idle time to offer.
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, PAUSE_MS)
}
