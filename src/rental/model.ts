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

/** The best figures of a model among its vehicles in the fleet; undefined where no vehicle has the figure. */
export interface ModelFacts {
  /** The lowest price per day, in para. */
  priceFrom: Para | undefined
  /** The longest range, in km. */
  rangeUpTo: number | undefined
  /** The shortest time from 0 to 100 km/h, in seconds. */
  quickest: number | undefined
}

const known = (figures: (number | undefined)[]) => figures.filter((figure) => figure !== undefined)
const least = (figures: number[]) => (figures.length === 0 ? undefined : Math.min(...figures))
const most = (figures: number[]) => (figures.length === 0 ? undefined : Math.max(...figures))

/** The best figures of the vehicles whose name contains the model. */
export function modelFacts(vehicles: readonly ModelVehicle[], model: string): ModelFacts {
  const named = vehicles.filter((vehicle) => isOfModel(vehicle, model))
  return {
    priceFrom: least(named.map(({ pricePerDay }) => pricePerDay).filter(isDayPrice)),
    rangeUpTo: most(known(named.map(({ rangeKm }) => rangeKm))),
    quickest: least(known(named.map(({ acceleration }) => acceleration))),
  }
}
