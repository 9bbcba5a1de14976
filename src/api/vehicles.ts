import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { dinText } from '@/rental/money'
import { withoutInvisibleCharacters } from '@/rental/search-text'
import type { VehicleFacts } from '@/rental/vehicle-draft'

import { Figure, Id, listOf, Money, optional, Text, UncutText, withoutDuplicateIds } from './fields'
import { fetchList, sendAndIgnoreBody } from './http'
import { listFetchOptions } from './query-client'

/** Reads a row of GET /vehicles into the app's own names. */
export const VehicleRow = v.pipe(
  v.object({
    id: Id,
    // A card without a name could be neither told from others nor named by a screen reader.
    vehicle_name: v.pipe(
      Text,
      v.check((name) => withoutInvisibleCharacters(name).trim() !== ''),
    ),
    price_per_day: Money,
    banner_image: optional(UncutText),
    tesla_code: optional(Text),
    battery_capacity_kwh: optional(Figure),
    range_km: optional(Figure),
    acceleration_0_100: optional(Figure),
    top_speed_kmh: optional(Figure),
    description: optional(Text),
  }),
  v.transform((row) => ({
    id: row.id,
    name: row.vehicle_name,
    /** In para. */
    pricePerDay: row.price_per_day,
    bannerImage: row.banner_image,
    teslaCode: row.tesla_code,
    batteryKwh: row.battery_capacity_kwh,
    rangeKm: row.range_km,
    /** Seconds from 0 to 100 km/h. */
    acceleration: row.acceleration_0_100,
    topSpeedKmh: row.top_speed_kmh,
    description: row.description,
  })),
)

/** A vehicle of the fleet. */
export type Vehicle = v.InferOutput<typeof VehicleRow>

// Of vehicles with the same id only the first is kept: the others could be neither selected nor reserved.
const readVehicles = listOf('vehicles', VehicleRow)

/** The fleet: GET /vehicles. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ['/vehicles'],
    queryFn: async (read) =>
      withoutDuplicateIds(await fetchList('/vehicles', readVehicles, listFetchOptions(read))),
    staleTime: 5 * 60_000,
  })

/** What an administrator enters for a vehicle. */
export interface VehicleDraft extends VehicleFacts {
  bannerImage: File | undefined
}

/** Creates a vehicle: POST /vehicles, multipart, judged by ok alone. Throws an ApiError. */
export const createVehicle = (draft: VehicleDraft): Promise<void> =>
  sendAndIgnoreBody('/vehicles', { method: 'POST', form: formOf(draft) })

/** Updates a vehicle: PUT /vehicles/{id}, all fields (docs/decisions.md, "Changing and deleting vehicles"). Throws an ApiError. */
export const updateVehicle = async (id: string, draft: VehicleDraft): Promise<void> =>
  sendAndIgnoreBody(`/vehicles/${encodeURIComponent(id)}`, { method: 'PUT', form: formOf(draft) })

/** Deletes a vehicle: DELETE /vehicles/{id} (docs/decisions.md, "Changing and deleting vehicles"). Throws an ApiError. */
export const deleteVehicle = async (id: string): Promise<void> =>
  sendAndIgnoreBody(`/vehicles/${encodeURIComponent(id)}`, { method: 'DELETE' })

// Two decimals for price and acceleration, whole numbers for the rest (Specification).
function formOf(draft: VehicleDraft): FormData {
  const form = new FormData()
  form.set('vehicle_name', draft.name)
  form.set('price_per_day', dinText(draft.pricePerDay))
  form.set('tesla_code', draft.teslaCode)
  form.set('battery_capacity_kwh', String(Math.round(draft.batteryKwh)))
  form.set('range_km', String(Math.round(draft.rangeKm)))
  form.set('acceleration_0_100', draft.acceleration.toFixed(2))
  form.set('top_speed_kmh', String(Math.round(draft.topSpeedKmh)))
  form.set('description', draft.description)
  if (draft.bannerImage) form.set('banner_image', draft.bannerImage)
  return form
}
