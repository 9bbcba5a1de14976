import { todayInBelgrade, type Day } from '../rental/wall-clock.ts'
import { seedReservations } from './seed-reservations.ts'
import { seedSlip } from './seed-slip.ts'
import { seedUsers, type SeedUser } from './seed-users.ts'
import { seedVehicles } from './seed-vehicles.ts'
import { createTable, type Table } from './table.ts'
import type { ReservationRow, UserRow, VehicleRow } from './wire.ts'

export interface StoredImage {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Everything the demo API knows, in memory only. */
export interface Database {
  /** The day it is in Belgrade; asked anew each time, since a server may run for days. */
  today(): Day
  vehicles: Table<VehicleRow>
  reservations: Table<ReservationRow>
  users: Table<UserRow>
  /** By user id. */
  passwords: Map<number, string>
  /** The user id each token stands for. */
  tokens: Map<string, number>
  /** By path on the API's host, such as 'uploads/reservation-12-1.png'. */
  images: Map<string, StoredImage>
  /** How often each fault of a counted kind has answered. */
  faultUses: Map<string, number>
}

/** What a database starts with. */
interface Seeds {
  vehicles: readonly VehicleRow[]
  reservations: readonly ReservationRow[]
  users: readonly SeedUser[]
}

interface DatabaseOptions {
  today?: () => Day
  seeds?: (today: Day) => Seeds
}

const demoSeeds = (today: Day): Seeds => ({
  vehicles: seedVehicles,
  reservations: seedReservations(today),
  users: seedUsers,
})

/** A fresh database, by default with the demo's data around today. */
export function createDatabase({
  today = todayInBelgrade,
  seeds = demoSeeds,
}: DatabaseOptions = {}): Database {
  const { vehicles, reservations, users } = seeds(today())
  return {
    today: () => today(),
    vehicles: createTable(vehicles),
    reservations: createTable(reservations),
    users: createTable(users.map(withoutPassword)),
    passwords: new Map(users.map(({ id, password }) => [id, password])),
    tokens: new Map(),
    images: slipImages(reservations),
    faultUses: new Map(),
  }
}

const withoutPassword = ({ id, full_name, email, phone, role }: SeedUser): UserRow => ({
  id,
  full_name,
  email,
  phone,
  role,
})

function slipImages(reservations: readonly ReservationRow[]): Map<string, StoredImage> {
  const images = new Map<string, StoredImage>()
  for (const { id, reservation_image: path } of reservations) {
    // Many rows of a large database share one slip.
    if (path === null || images.has(path)) continue
    images.set(path, { type: 'image/svg+xml', bytes: new TextEncoder().encode(seedSlip(id)) })
  }
  return images
}
