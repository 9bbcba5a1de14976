import { MINIMUM_RETURN_RANGE_KM } from './terms.ts'

/**
 * A place that people drive to from Belgrade, named in texts by its ID: about how far its centre is by road from that of
 * Belgrade, and whether it lies outside Serbia, where the owner's consent is needed (general terms, "Driving abroad").
 */
const place = <Id extends string>(id: Id, km: number, isAbroad = false) => ({ id, km, isAbroad })

/** Places by road distance, as route planners and road signs commonly give them, rounded, within 5 %. */
export const PLACES = [
  place('pancevo', 20),
  place('zrenjanin', 80),
  place('noviSad', 95),
  place('golubac', 135),
  place('kragujevac', 140),
  place('timisoara', 155, true),
  place('subotica', 190),
  place('tara', 190),
  place('vrnjackaBanja', 200),
  place('zlatibor', 210),
  place('szeged', 225, true),
  place('nis', 240),
  place('kopaonik', 280),
  place('sarajevo', 295, true),
  place('budapest', 380, true),
  place('zagreb', 390, true),
  place('sofia', 395, true),
  place('skopje', 430, true),
  place('podgorica', 440, true),
]

// Estimates. Nobody drives the test cycle; 120 to 130 km/h take a quarter off the rated range, and frost another fifth (the
// mean loss in the winter tests of the Norwegian Automobile Federation).
const USABLE_SHARE = { usual: 0.85, hard: 0.6 }

/** How one drives: as usual, or on a motorway in winter. */
export type Conditions = keyof typeof USABLE_SHARE

/**
 * How far away from Belgrade a car of that rated range gets, in whole km, and returns on one charge with the contractual
 * range left.
 */
export const returnDistance = (rangeKm: number, conditions: Conditions): number =>
  Math.max(0, Math.floor((rangeKm * USABLE_SHARE[conditions] - MINIMUM_RETURN_RANGE_KM) / 2))

/** The farthest place within Serbia that a car of that rated range reaches and returns from, driven as usual. */
export function farthestPlace(rangeKm: number) {
  const distance = returnDistance(rangeKm, 'usual')
  return PLACES.findLast(({ km, isAbroad }) => !isAbroad && km <= distance)
}
