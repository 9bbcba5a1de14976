// Separate from vehicles.ts, which every visitor loads: only an administrator changes vehicles.
import { dinText } from '@/rental/money'
import type { VehicleFacts } from '@/rental/vehicle-draft'

import { pathPart, sendAndIgnoreBody } from './http'

/** What an administrator enters for a vehicle. */
export interface VehicleDraft extends VehicleFacts {
  bannerImage: File | undefined
}

/** Creates a vehicle: POST /vehicles, multipart, judged by ok alone. Throws an ApiError. */
export const createVehicle = (draft: VehicleDraft): Promise<void> =>
  sendAndIgnoreBody('/vehicles', { method: 'POST', form: formOf(draft) })

/** Updates a vehicle: PUT /vehicles/{id}, all fields (docs/decisions.md, "Changing and deleting vehicles"). Throws an ApiError. */
export const updateVehicle = async (id: string, draft: VehicleDraft): Promise<void> =>
  sendAndIgnoreBody(`/vehicles/${pathPart(id)}`, { method: 'PUT', form: formOf(draft) })

/** Deletes a vehicle: DELETE /vehicles/{id} (docs/decisions.md, "Changing and deleting vehicles"). Throws an ApiError. */
export const deleteVehicle = async (id: string): Promise<void> =>
  sendAndIgnoreBody(`/vehicles/${pathPart(id)}`, { method: 'DELETE' })

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
