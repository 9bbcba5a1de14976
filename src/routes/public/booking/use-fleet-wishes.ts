import { useMemo } from 'react'

import type { Vehicle } from '@/api/vehicles'
import { readFigure, type FleetWishes } from '@/rental/fleet-search'
import { readDin } from '@/rental/money'
import { useQueryState } from '@/ui/use-query-state'

/** What the fleet can be sorted by: the lowest price, the longest range, the quickest start. */
export const SORTS = [
  { sort: { by: 'price', value: ({ pricePerDay }: Vehicle) => pricePerDay } },
  { sort: { by: 'range', value: ({ rangeKm }: Vehicle) => rangeKm } },
  { sort: { by: 'acceleration', value: ({ acceleration }: Vehicle) => acceleration } },
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
  return {
    wishes,
    hasWishes: Object.values(wishes).some((wish) => wish !== undefined),
    sort: SORTS.find(({ sort }) => sort.by === query.get('sort'))?.sort.by,
    query,
    change,
  }
}

/** Where each wish stands in the URL. */
export const WISH_NAMES = { isFree: 'free', highestPrice: 'price', shortestRangeKm: 'range' } as const
