import type { Para } from './money.ts'
import { isDayPrice } from './pricing.ts'

/** Whether the vehicle's name contains the model, such as 'Model 3'; case does not count. */
export const isOfModel = ({ name }: { name: string }, model: string): boolean =>
  name.toLowerCase().includes(model.toLowerCase())

/** The vehicles of the model first, then the others; each group keeps its order. */
export const modelFirst = <V extends { name: string }>(vehicles: readonly V[], model: string): V[] =>
  vehicles.toSorted((a, b) => Number(isOfModel(b, model)) - Number(isOfModel(a, model)))

interface ModelVehicle {
  name: string
  pricePerDay: Para
  rangeKm?: number | undefined
  acceleration?: number | undefined
}

/**
 * The vehicles with the lowest price per day, the longest range and the quickest start whose names contain the model;
 * undefined where no vehicle has the figure.
 */
export function modelFacts<Vehicle extends ModelVehicle>(vehicles: readonly Vehicle[], model: string) {
  const named = vehicles.filter((vehicle) => isOfModel(vehicle, model))
  return {
    cheapest: least(named, ({ pricePerDay }) => (isDayPrice(pricePerDay) ? pricePerDay : undefined)),
    farthest: least(named, ({ rangeKm }) => rangeKm && -rangeKm),
    quickest: least(named, ({ acceleration }) => acceleration),
  }
}

const least = <Vehicle>(vehicles: readonly Vehicle[], figureOf: (vehicle: Vehicle) => number | undefined) =>
  vehicles
    .filter((vehicle) => figureOf(vehicle) !== undefined)
    .toSorted((a, b) => (figureOf(a) ?? 0) - (figureOf(b) ?? 0))
    .at(0)
