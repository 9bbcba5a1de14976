import { readDin, type Para } from './money'
import { isDayPrice } from './pricing'

/** The data of a vehicle, without its picture. */
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

/** The names of the data, in the order of the form. */
export const FACT_NAMES = [
  'name',
  'pricePerDay',
  'teslaCode',
  'batteryKwh',
  'rangeKm',
  'acceleration',
  'topSpeedKmh',
  'description',
] as const satisfies readonly (keyof VehicleFacts)[]

/** The same data as typed into the form. */
export type VehicleEntries = Record<keyof VehicleFacts, string>

/** The rule that an entry breaks. */
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

/** The broken rule of each wrong entry, in the order of the form. */
export type VehicleErrors = Partial<Record<keyof VehicleFacts, VehicleRule>>

/** The maximum number of characters of name, Tesla code and description. */
export const VEHICLE_TEXT_LIMITS = { name: 100, teslaCode: 50, description: 2_000 }

// A third decimal is refused, not rounded: '9.500' may be meant as 9,500.
const PRICE = /^\d{1,9}(?:[.,]\d{1,2})?$/
const SECONDS = /^\d{1,3}(?:[.,]\d{1,2})?$/
const WHOLE_NUMBER = /^\d{1,5}$/

/**
 * Reads the typed data of a vehicle: price and seconds with up to two decimals after a point or a comma, the other
 * numbers as whole numbers above 0. Returns the facts, or the errors.
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
 * The facts that somebody else has changed since the form was opened, apart from those that now are as entered. A text
 * that the API no longer has counts as emptied.
 */
export const othersChanges = (entered: VehicleFacts, opened: ExistingFacts, now: ExistingFacts) =>
  FACT_NAMES.filter(
    (name) => plain(now[name]) !== plain(opened[name]) && plain(now[name]) !== plain(entered[name]),
  )

/** The facts of an existing vehicle; a fact that the API does not have is empty in the form. */
type ExistingFacts = { readonly [Name in keyof VehicleFacts]?: VehicleFacts[Name] | undefined }

// The form data of a text area has \r\n line breaks, whatever the text had.
const plain = (fact: string | number | undefined) => String(fact ?? '').replaceAll('\r\n', '\n')

const withPoint = (text: string) => text.replace(',', '.')

const readPrice = (text: string): Para | undefined =>
  PRICE.test(text.trim()) ? readDin(withPoint(text)) : undefined

const readNumber = (text: string, shape: RegExp): number =>
  shape.test(text.trim()) ? Number(withPoint(text)) : Number.NaN
