import type { Para } from './money.ts'

/** What a visitor wishes of a car; undefined where there is no such wish. */
export interface FleetWishes {
  /** Free on the chosen days. */
  isFree: boolean | undefined
  highestPrice: Para | undefined
  shortestRangeKm: number | undefined
}

interface FleetVehicle {
  pricePerDay: Para
  rangeKm: number | undefined
}

/** Whether a vehicle has what is wished; an unknown range never does. */
export const meetsWishes = (
  { pricePerDay, rangeKm }: FleetVehicle,
  isFree: boolean,
  { isFree: wishesFree, highestPrice, shortestRangeKm }: FleetWishes,
): boolean =>
  (!wishesFree || isFree) &&
  (highestPrice === undefined || pricePerDay <= highestPrice) &&
  (shortestRangeKm === undefined || (rangeKm !== undefined && rangeKm >= shortestRangeKm))

/** A wish with how many cars there are without it. */
export interface WishToDrop {
  wish: keyof FleetWishes
  count: number
}

/** The wishes each of which alone stands in the way of a car, the one that gives most cars first. */
export function wishesToDrop<Vehicle extends FleetVehicle>(
  vehicles: readonly Vehicle[],
  isFree: (vehicle: Vehicle) => boolean,
  wishes: FleetWishes,
): WishToDrop[] {
  const names = ['isFree', 'highestPrice', 'shortestRangeKm'] as const
  return names
    .filter((wish) => wishes[wish])
    .map((wish) => {
      const others = { ...wishes, [wish]: undefined }
      return {
        wish,
        count: vehicles.filter((vehicle) => meetsWishes(vehicle, isFree(vehicle), others)).length,
      }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}

/**
 * Reads a whole figure as people type it, with separators between thousands ('12.500', '12,500', '12 500') and a unit of
 * letters or not; a part after the separator of decimals is left out. Undefined for anything else.
 */
export function readFigure(text: string): number | undefined {
  const [, figure] = /^\s*(\d{1,3}(?:[.,'\s]\d{3})+|\d{1,9})(?:[.,]\d{1,2})?\s*\p{L}*\s*$/u.exec(text) ?? []
  return figure === undefined ? undefined : Number(figure.replaceAll(/\D/g, ''))
}
