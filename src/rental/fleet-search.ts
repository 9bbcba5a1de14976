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
