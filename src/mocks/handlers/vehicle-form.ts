import * as v from 'valibot'

import { dinText, readDin } from '../../rental/money.ts'
import { checked, textFields } from './read.ts'

const WholeNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,5}$/, 'must be a whole number'),
  v.transform(Number),
)

const VehicleForm = v.object({
  vehicle_name: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'), v.maxLength(200, 'too long')),
  price_per_day: v.pipe(
    v.string(),
    v.check((text) => (readDin(text) ?? 0) > 0, 'must be an amount above 0'),
    v.transform((text) => dinText(readDin(text) ?? 0)),
  ),
  tesla_code: v.pipe(v.string(), v.trim(), v.maxLength(100, 'too long')),
  battery_capacity_kwh: WholeNumber,
  range_km: WholeNumber,
  acceleration_0_100: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}(\.\d+)?$/, 'must be a number'),
    v.transform((text) => Number(text).toFixed(2)),
  ),
  top_speed_kmh: WholeNumber,
  description: v.pipe(v.string(), v.trim(), v.maxLength(5_000, 'too long')),
})

/** The fields of a vehicle form as a row has them; refuses what cannot be read with 400. */
export const readVehicleForm = (form: FormData) => checked(VehicleForm, textFields(form))
