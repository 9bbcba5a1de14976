import type { Vehicle } from '@/api/vehicles'
import { dinText } from '@/rental/money'
import type { VehicleEntries } from '@/rental/vehicle-draft'

const NOTHING: VehicleEntries = {
  name: '',
  pricePerDay: '',
  teslaCode: '',
  batteryKwh: '',
  rangeKm: '',
  acceleration: '',
  topSpeedKmh: '',
  description: '',
}

/** A vehicle as the form begins with it, decimals with the sign of the language; nothing for a new one. */
export function entriesOf(vehicle: Vehicle | undefined, decimalSign: string): VehicleEntries {
  if (vehicle === undefined) return NOTHING
  const decimal = (text: string) => text.replace('.', decimalSign)
  return {
    name: vehicle.name,
    pricePerDay: decimal(dinText(vehicle.pricePerDay).replace('.00', '')),
    teslaCode: vehicle.teslaCode ?? '',
    batteryKwh: figure(vehicle.batteryKwh),
    rangeKm: figure(vehicle.rangeKm),
    acceleration: decimal(figure(vehicle.acceleration)),
    topSpeedKmh: figure(vehicle.topSpeedKmh),
    description: vehicle.description ?? '',
  }
}

const figure = (value: number | undefined) => (value === undefined ? '' : String(value))

/** What stands in the form. */
export function readEntries(form: FormData): VehicleEntries {
  const text = (name: keyof VehicleEntries) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    pricePerDay: text('pricePerDay'),
    teslaCode: text('teslaCode'),
    batteryKwh: text('batteryKwh'),
    rangeKm: text('rangeKm'),
    acceleration: text('acceleration'),
    topSpeedKmh: text('topSpeedKmh'),
    description: text('description'),
  }
}
