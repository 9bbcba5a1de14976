import { addDays, type Day } from '../rental/wall-clock.ts'
import { createDatabase, type Database } from './database.ts'
import { reservationRow, seedSlipPath } from './seed-reservations.ts'
import { seedUser, seedUsers } from './seed-users.ts'
import { seedVehicles } from './seed-vehicles.ts'
import type { ReservationRow, UserRow, VehicleRow } from './wire.ts'

const LARGE_SIZES = { vehicles: 1_000, reservations: 100_000, users: 10_000 }

const STATUSES = ['success', 'pending', 'failed', 'success', 'pending'] as const
const LONGEST_RENTAL_DAYS = 5
const ROUND_DAYS = LONGEST_RENTAL_DAYS + 1

/** Creates a large database: the demo's users and vehicles, then generated ones. Every call gives the same rows. */
export const createLargeDatabase = (sizes = LARGE_SIZES, today?: () => Day): Database =>
  createDatabase(today, (day) => {
    const vehicles = Array.from({ length: sizes.vehicles }, (_, index) => vehicleAt(index))
    const users = Array.from({ length: sizes.users }, (_, index) => userAt(index))
    const reservations = manyReservations(sizes.reservations, vehicles, users.length, day)
    return { vehicles, users, reservations }
  })

function vehicleAt(index: number): VehicleRow {
  const model = seedVehicles[index % seedVehicles.length]
  if (model === undefined) throw new Error('There are no seed vehicles')
  if (index < seedVehicles.length) return model
  const number = String(index + 1).padStart(4, '0')
  return {
    ...model,
    id: index + 1,
    vehicle_name: `${model.vehicle_name} ${number}`,
    tesla_code: `${model.tesla_code}-${number}`,
  }
}

const userAt = (index: number): UserRow =>
  seedUsers[index] ??
  seedUser(index + 1, `Client ${String(index + 1).padStart(5, '0')}`, `client-${index + 1}@struja.example`)

/** Each vehicle is rented again and again around today, never twice at once. */
function manyReservations(
  count: number,
  vehicles: readonly VehicleRow[],
  users: number,
  today: Day,
): ReservationRow[] {
  const rounds = Math.ceil(count / vehicles.length)
  return Array.from({ length: count }, (_, index) => {
    const vehicleIndex = index % vehicles.length
    const round = Math.floor(index / vehicles.length)
    const status = STATUSES[(vehicleIndex + round) % STATUSES.length] ?? 'pending'
    const slip = status === 'success' || (vehicleIndex + round * 3) % 4 === 0
    return reservationRow(index + 1, {
      // The step of 37 gives each user different vehicles.
      user_id: ((index + round * 37) % users) + 1,
      vehicle_id: vehicleIndex + 1,
      from: addDays(today, (round - Math.floor(rounds / 2)) * ROUND_DAYS + (vehicleIndex % ROUND_DAYS)),
      days: 1 + ((vehicleIndex + round) % LONGEST_RENTAL_DAYS),
      pricePerDay: vehicles[vehicleIndex]?.price_per_day ?? '0.00',
      status,
      reservation_image: slip ? seedSlipPath(1) : null,
    })
  })
}
