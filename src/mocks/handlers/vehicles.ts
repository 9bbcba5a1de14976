import * as v from 'valibot'

import { dinText, readDin } from '../../rental/money.ts'
import { freesVehicle, type OwnerRules } from '../../rental/owner-rules.ts'
import { dayOf } from '../../rental/wall-clock.ts'
import type { Database } from '../database.ts'
import { encodedJson, HttpError, json } from './answers.ts'
import { checked, namedRow, readForm, requireAdministrator, textFields, type Call } from './call.ts'
import { readImage, storeImage } from './images.ts'

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

export const VEHICLE_ENDPOINTS = [
  ['vehicles', 'get', '/vehicles'],
  ['create-vehicle', 'post', '/vehicles'],
  ['update-vehicle', 'put', '/vehicles/:id'],
  ['delete-vehicle', 'delete', '/vehicles/:id'],
] as const

export const vehicleAnswers = (db: Database, rules: OwnerRules) => ({
  vehicles: () => encodedJson(db.vehicles.json()),

  async 'create-vehicle'(call: Call) {
    requireAdministrator(db, call)
    const { fields, banner } = await readVehicleForm(call.request)
    const { id } = db.vehicles.insert((id) => ({
      id,
      ...fields,
      banner_image: banner ? storeImage(db, `vehicle-${id}`, banner) : null,
    }))
    return json({ id }, 201)
  },

  async 'update-vehicle'(call: Call) {
    requireAdministrator(db, call)
    const { id } = namedRow(db.vehicles, call, 'Vehicle')
    const { fields, banner } = await readVehicleForm(call.request)
    // Looked up again: the vehicle may have been deleted while the form came in.
    const { banner_image } = namedRow(db.vehicles, call, 'Vehicle')
    db.vehicles.replace({
      id,
      ...fields,
      banner_image: banner ? storeImage(db, `vehicle-${id}`, banner) : banner_image,
    })
    return json({ id })
  },

  'delete-vehicle'(call: Call) {
    requireAdministrator(db, call)
    const { id } = namedRow(db.vehicles, call, 'Vehicle')
    const frees = freesVehicle(rules)
    const stillToCome = db.reservations
      .all()
      .some(
        ({ vehicle_id, end_time, status }) =>
          vehicle_id === id && dayOf(end_time) >= db.today() && !frees(status),
      )
    if (stillToCome) throw new HttpError(409, 'The vehicle has reservations that are not over')
    db.vehicles.remove(id)
    return json({ id })
  },
})

/** The fields of a vehicle form, in a row's format, and its picture; refuses unreadable fields with 400. */
async function readVehicleForm(request: Request) {
  const form = await readForm(request)
  const fields = checked(VehicleForm, textFields(form))
  return { fields, banner: await readImage(form, 'banner_image') }
}
