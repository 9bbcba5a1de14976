import { useMemo } from 'react'

import type { Vehicle } from '@/api/vehicles'
import { readFigure, type FleetWishes } from '@/rental/fleet-search'
import { readDin } from '@/rental/money'
import { useQueryState } from '@/ui/use-query-state'

/** What the fleet can be sorted by: the lowest price, the longest range, the quickest start. */
export const SORTS = [
  { sort: { by: 'price', value: ({ pricePerDay }: Vehicle) => pricePerDay }, descending: false },
  { sort: { by: 'range', value: ({ rangeKm }: Vehicle) => rangeKm }, descending: true },
  { sort: { by: 'acceleration', value: ({ acceleration }: Vehicle) => acceleration }, descending: false },
] as const

/** The visitor's wishes and order in the URL of /vehicles; what cannot be read there is no wish. */
export function useFleetWishes() {
  const { query, change } = useQueryState()
  const wishes = useMemo(
    (): FleetWishes => ({
      isFree: query.get('free') === 'only' || undefined,
      highestPrice: readDin(readFigure(query.get('price') ?? '') ?? ''),
      shortestRangeKm: readFigure(query.get('range') ?? ''),
    }),
    [query],
  )
  const chosen = SORTS.find(({ sort }) => sort.by === query.get('sort'))
  return {
    wishes,
    hasWishes: Object.values(wishes).some((wish) => wish !== undefined),
    /** The order chosen, or that of the list. */
    order: { by: chosen?.sort.by ?? '', descending: chosen?.descending ?? false },
    query,
    change,
  }
}

/** Where each wish stands in the URL. */
export const WISH_NAMES = { isFree: 'free', highestPrice: 'price', shortestRangeKm: 'range' } as const
