import { readFileSync } from 'node:fs'

import { todayInBelgrade, type Day } from '../rental/wall-clock.ts'
import { seedReservations, seedSlip } from './seed-reservations.ts'
import { seedUsers, type SeedUser } from './seed-users.ts'
import { seedVehicles } from './seed-vehicles.ts'
import type { ReservationRow, UserRow, VehicleRow } from './wire.ts'

export interface StoredImage {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Everything the demo API knows, in memory only. */
export interface Database {
  /** Today in Belgrade, worked out at every call, since a server may run for days. */
  today(): Day
  vehicles: Table<VehicleRow>
  reservations: Table<ReservationRow>
  users: Table<UserRow>
  /** Passwords by user id. */
  passwords: Map<number, string>
  /** User ids by token. */
  tokens: Map<string, number>
  /** Images by path on the API's host, such as 'uploads/reservation-12-1.png'. */
  images: Map<string, StoredImage>
  /** How often each fault with a limited count has been used. */
  faultUses: Map<string, number>
}

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

/** Creates a database, by default with the demo's data, dated around today. */
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
    images: new Map([...slipImages(reservations), ...PHOTOGRAPHS]),
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

/** The photographs of the seed vehicles, drawn by `npm run pictures`; read from their files only when they are shown. */
const PHOTOGRAPHS = (['evening.jpeg', 'morning.webp'] as const).map((file) => {
  const image = {
    type: `image/${file.split('.')[1]}`,
    get bytes() {
      return new Uint8Array(readFileSync(`${import.meta.dirname}/pictures/${file}`))
    },
  }
  return [`uploads/${file}`, image] as const
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

/** The rows of one resource, in the order of their ids. */
export interface Table<Row extends { readonly id: number }> {
  all(): readonly Row[]
  get(id: number): Row | undefined
  /** Adds the row that `make` gives for the next id; no id is used twice. */
  insert(make: (id: number) => Row): Row
  replace(row: Row): void
  remove(id: number): void
  /** All rows as JSON in UTF-8, cached until a row changes. */
  json(): Uint8Array<ArrayBuffer>
}

export function createTable<Row extends { readonly id: number }>(seeds: readonly Row[]): Table<Row> {
  const rows = new Map<number, Row>()
  let lastId = 0
  for (const row of seeds) {
    rows.set(row.id, row)
    lastId = Math.max(lastId, row.id)
  }
  let list: readonly Row[] | undefined
  let bytes: Uint8Array<ArrayBuffer> | undefined
  const changed = () => {
    list = undefined
    bytes = undefined
  }
  const all = () => (list ??= [...rows.values()])

  return {
    all,
    get: (id) => rows.get(id),
    insert(make) {
      lastId += 1
      const row = make(lastId)
      rows.set(row.id, row)
      changed()
      return row
    },
    replace(row) {
      rows.set(row.id, row)
      changed()
    },
    remove(id) {
      if (rows.delete(id)) changed()
    },
    // A list of 100,000 rows is read far more often than changed.
    json: () => (bytes ??= new TextEncoder().encode(JSON.stringify(all()))),
  }
}
