import * as v from 'valibot'

import type { Vehicle } from '@/api/vehicles'
import { dinText } from '@/rental/money'
import { FACT_NAMES, type VehicleEntries } from '@/rental/vehicle-draft'

/** The initial entries of the form for a vehicle; decimals have the language's sign. */
export function entriesOf(vehicle: Vehicle, decimalSign: string): VehicleEntries {
  const decimal = (text: string) => text.replace('.', decimalSign)
  return {
    name: vehicle.name,
    pricePerDay: decimal(dinText(vehicle.pricePerDay).replace('.00', '')),
    teslaCode: vehicle.teslaCode ?? '',
    batteryKwh: figure(vehicle.batteryKwh),
    rangeKm: figure(vehicle.rangeKm),
    acceleration: decimal(figure(vehicle.acceleration)),
    topSpeedKmh: figure(vehicle.topSpeedKmh),
    // As a text area has it, or the form would look changed.
    description: vehicle.description?.replaceAll('\r\n', '\n') ?? '',
  }
}

const figure = (value: number | undefined) => (value === undefined ? '' : String(value))

const Entries = v.object(v.entriesFromList(FACT_NAMES, v.fallback(v.string(), '')))

/** The current entries of the form. */
export const readEntries = (form: FormData): VehicleEntries => v.parse(Entries, Object.fromEntries(form))

const TEXT_FIELDS = 'input:not([type="file"]), textarea'

/** Whether any text field of the form differs from its initial value. */
export const hasChanges = (form: HTMLFormElement | null): boolean =>
  [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXT_FIELDS) ?? [])].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
