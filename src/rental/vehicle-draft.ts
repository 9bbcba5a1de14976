import { readDin, type Para } from './money'
import { isDayPrice } from './pricing'

/** What describes a vehicle, but its picture. */
export interface VehicleFacts {
  name: string
  /** In para. */
  pricePerDay: Para
  teslaCode: string
  batteryKwh: number
  rangeKm: number
  /** Seconds from 0 to 100 km/h. */
  acceleration: number
  topSpeedKmh: number
  description: string
}

/** The same as somebody types it. */
export type VehicleEntries = Record<keyof VehicleFacts, string>

/** The rule an entry breaks. */
type VehicleRule =
  | 'nameMissing'
  | 'nameTooLong'
  | 'priceMissing'
  | 'price'
  | 'priceTooHigh'
  | 'codeTooLong'
  | 'wholeNumber'
  | 'seconds'
  | 'descriptionTooLong'

/** For each entry that is wrong, the rule it breaks, in the order of the form. */
export type VehicleErrors = Partial<Record<keyof VehicleFacts, VehicleRule>>

/** The most characters of name, Tesla code and description. */
export const VEHICLE_TEXT_LIMITS = { name: 100, teslaCode: 50, description: 2_000 }

// A third decimal is refused, not rounded: '9.500' may well be meant as 9,500.
const PRICE = /^\d{1,9}(?:[.,]\d{1,2})?$/
const SECONDS = /^\d{1,3}(?:[.,]\d{1,2})?$/
const WHOLE_NUMBER = /^\d{1,5}$/

/**
 * Reads what was typed of a vehicle: prices and seconds with up to two decimals behind a point or a comma, the rest in
 * whole numbers above 0. Gives the facts, or what is wrong.
 */
export function readVehicle(entries: VehicleEntries): { facts: VehicleFacts } | { errors: VehicleErrors } {
  const facts: VehicleFacts = {
    name: entries.name.trim(),
    pricePerDay: readPrice(entries.pricePerDay) ?? 0,
    teslaCode: entries.teslaCode.trim(),
    batteryKwh: readNumber(entries.batteryKwh, WHOLE_NUMBER),
    rangeKm: readNumber(entries.rangeKm, WHOLE_NUMBER),
    acceleration: readNumber(entries.acceleration, SECONDS),
    topSpeedKmh: readNumber(entries.topSpeedKmh, WHOLE_NUMBER),
    description: entries.description.trim(),
  }
  const errors: VehicleErrors = {}
  if (facts.name === '') errors.name = 'nameMissing'
  else if (facts.name.length > VEHICLE_TEXT_LIMITS.name) errors.name = 'nameTooLong'
  if (entries.pricePerDay.trim() === '') errors.pricePerDay = 'priceMissing'
  else if (readPrice(entries.pricePerDay) === undefined) errors.pricePerDay = 'price'
  else if (!isDayPrice(facts.pricePerDay)) errors.pricePerDay = 'priceTooHigh'
  if (facts.teslaCode.length > VEHICLE_TEXT_LIMITS.teslaCode) errors.teslaCode = 'codeTooLong'
  if (!(facts.batteryKwh > 0)) errors.batteryKwh = 'wholeNumber'
  if (!(facts.rangeKm > 0)) errors.rangeKm = 'wholeNumber'
  if (!(facts.acceleration > 0)) errors.acceleration = 'seconds'
  if (!(facts.topSpeedKmh > 0)) errors.topSpeedKmh = 'wholeNumber'
  if (facts.description.length > VEHICLE_TEXT_LIMITS.description) errors.description = 'descriptionTooLong'
  return Object.keys(errors).length === 0 ? { facts } : { errors }
}

/**
 * What was entered, but what somebody else has changed meanwhile wherever the entry is as the form began. What is entered
 * by both is as it was entered last. A text may be empty, so that one the API no longer has was taken away.
 */
export function withOthersChanges(entered: VehicleFacts, began: KnownFacts, now: KnownFacts): VehicleFacts {
  return {
    name: lastChange(entered.name, began.name, now.name),
    pricePerDay: lastChange(entered.pricePerDay, began.pricePerDay, now.pricePerDay),
    teslaCode: lastChange(entered.teslaCode, began.teslaCode, now.teslaCode ?? ''),
    batteryKwh: lastChange(entered.batteryKwh, began.batteryKwh, now.batteryKwh),
    rangeKm: lastChange(entered.rangeKm, began.rangeKm, now.rangeKm),
    acceleration: lastChange(entered.acceleration, began.acceleration, now.acceleration),
    topSpeedKmh: lastChange(entered.topSpeedKmh, began.topSpeedKmh, now.topSpeedKmh),
    description: lastChange(entered.description, began.description, now.description ?? ''),
  }
}

/**
 * Whether a vehicle of that name and price is there now that was not there before, as its id tells. Where one of the lists
 * is not known, nobody knows.
 */
export const isAdded = (
  { name, pricePerDay }: VehicleFacts,
  before: readonly Known[] | undefined,
  now: readonly Known[] | undefined,
): boolean =>
  before !== undefined &&
  now?.some(
    (vehicle) =>
      vehicle.name === name &&
      vehicle.pricePerDay === pricePerDay &&
      !before.some(({ id }) => id === vehicle.id),
  ) === true

type Known = KnownFacts & { readonly id: string }

const lastChange = <Fact extends string | number>(
  entered: Fact,
  began: Fact | undefined,
  now: Fact | undefined,
): Fact => (now !== undefined && plain(entered) === plain(began) ? now : entered)

/** The facts of a vehicle that is there; what the API does not have is empty in the form. */
type KnownFacts = { readonly [Name in keyof VehicleFacts]?: VehicleFacts[Name] | undefined }

// A field of several lines gives them back with another kind of line break.
const plain = (fact: string | number | undefined) => String(fact ?? '').replaceAll('\r\n', '\n')

const withPoint = (text: string) => text.replace(',', '.')

const readPrice = (text: string): Para | undefined =>
  PRICE.test(text.trim()) ? readDin(withPoint(text)) : undefined

const readNumber = (text: string, shape: RegExp): number =>
  shape.test(text.trim()) ? Number(withPoint(text)) : Number.NaN
