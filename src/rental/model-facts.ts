import { isOfModel } from './model.ts'
import type { Para } from './money.ts'
import { isDayPrice } from './pricing.ts'

interface ModelVehicle {
  name: string
  pricePerDay: Para
  rangeKm?: number | undefined
  acceleration?: number | undefined
}

/** The best vehicles of a model in the fleet; undefined where no vehicle has the figure. */
export interface ModelFacts<Vehicle> {
  cheapest: Vehicle | undefined
  farthest: Vehicle | undefined
  quickest: Vehicle | undefined
}

/** The vehicles with the lowest price per day, the longest range and the quickest start whose names contain the model. */
export function modelFacts<Vehicle extends ModelVehicle>(
  vehicles: readonly Vehicle[],
  model: string,
): ModelFacts<Vehicle> {
  const named = vehicles.filter((vehicle) => isOfModel(vehicle, model))
  return {
    cheapest: least(named, ({ pricePerDay }) => (isDayPrice(pricePerDay) ? pricePerDay : undefined)),
    farthest: least(named, ({ rangeKm }) => rangeKm && -rangeKm),
    quickest: least(named, ({ acceleration }) => acceleration),
  }
}

function least<Vehicle>(vehicles: readonly Vehicle[], figureOf: (vehicle: Vehicle) => number | undefined) {
  let best: { vehicle: Vehicle; figure: number } | undefined
  for (const vehicle of vehicles) {
    const figure = figureOf(vehicle)
    if (figure !== undefined && (best === undefined || figure < best.figure)) best = { vehicle, figure }
  }
  return best?.vehicle
}
