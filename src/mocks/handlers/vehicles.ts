import { dayOf } from '../../rental/wall-clock.ts'
import type { Database } from '../database.ts'
import { HttpError } from '../http-error.ts'
import type { VehicleRow } from '../wire.ts'
import { json, writtenJson } from './answers.ts'
import { requireAdministrator } from './caller.ts'
import type { Answers, Call } from './endpoints.ts'
import { readImage, storeImage } from './images.ts'
import { pathId, readForm } from './read.ts'
import { readVehicleForm } from './vehicle-form.ts'

type VehicleEndpoint = 'vehicles' | 'create-vehicle' | 'update-vehicle' | 'delete-vehicle'

/** The calls about the fleet. */
export const vehicleAnswers = (db: Database): Answers<VehicleEndpoint> => ({
  vehicles: () => writtenJson(db.vehicles.json()),

  async 'create-vehicle'(call) {
    requireAdministrator(db, call)
    const form = await readForm(call.request)
    const fields = readVehicleForm(form)
    const banner = await readImage(form, 'banner_image')
    const { id } = db.vehicles.insert((id) => ({
      id,
      ...fields,
      banner_image: banner ? storeImage(db, `vehicle-${id}`, banner) : null,
    }))
    return json({ id }, 201)
  },

  async 'update-vehicle'(call) {
    requireAdministrator(db, call)
    const { id } = namedVehicle(db, call)
    const form = await readForm(call.request)
    const fields = readVehicleForm(form)
    const banner = await readImage(form, 'banner_image')
    // Looked up again: it may have been deleted while the form came in.
    const { banner_image } = namedVehicle(db, call)
    db.vehicles.replace({
      id,
      ...fields,
      banner_image: banner ? storeImage(db, `vehicle-${id}`, banner) : banner_image,
    })
    return json({ id })
  },

  'delete-vehicle'(call) {
    requireAdministrator(db, call)
    const { id } = namedVehicle(db, call)
    const stillToCome = db.reservations
      .all()
      .some((reservation) => reservation.vehicle_id === id && dayOf(reservation.end_time) >= db.today())
    if (stillToCome) throw new HttpError(409, 'The vehicle has reservations that are not over')
    db.vehicles.remove(id)
    return json({ id })
  },
})

function namedVehicle(db: Database, call: Call): VehicleRow {
  const id = pathId(call)
  const vehicle = id === undefined ? undefined : db.vehicles.get(id)
  if (vehicle === undefined) throw new HttpError(404, 'Vehicle not found')
  return vehicle
}
