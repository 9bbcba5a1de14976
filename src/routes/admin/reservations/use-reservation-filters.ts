import { useSearchParams } from 'react-router-dom'

import { useOpenRow } from '@/ui/use-open-row'

import { readListQuery, type ListQuery } from './list-query'

const FILTERS = ['status', 'vehicle', 'from', 'to', 'q'] as const

/** The filters in the URL, and how they are changed; a change leads back to the first page. */
export function useReservationFilters() {
  const [query, setQuery] = useSearchParams()
  const { hrefOf } = useOpenRow('reservation')

  const change = (changes: Record<string, string | undefined>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )

  const filters: ListQuery = readListQuery(query)
  return {
    filters,
    isFiltered: FILTERS.some((name) => query.has(name)),
    view: query.get('view') === 'timeline' ? ('timeline' as const) : ('table' as const),
    change,
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, undefined]))),
    /** Where a reservation's panel opens, with all else in the URL as it is. */
    hrefOf,
  }
}
