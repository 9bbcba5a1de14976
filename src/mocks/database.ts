import { readFileSync } from 'node:fs'

import { todayInBelgrade, type Day } from '../rental/wall-clock.ts'
import { seedReservations, seedSlip } from './seed-reservations.ts'
import { DEMO_PASSWORDS, seedUsers } from './seed-users.ts'
import { seedVehicles } from './seed-vehicles.ts'
import type { ReservationRow, UserRow, VehicleRow } from './wire.ts'

export interface StoredImage {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Everything the demo API knows, in memory only. */
export interface Database {
  /** Today in Belgrade, worked out at every call, since a server may run for days. */
  today: () => Day
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

const demoSeeds = (today: Day) => ({
  vehicles: seedVehicles,
  reservations: seedReservations(today),
  users: seedUsers,
})

/** Creates a database, by default with the demo's data, dated around today. */
export function createDatabase(today = () => todayInBelgrade(), seeds = demoSeeds): Database {
  const { vehicles, reservations, users } = seeds(today())
  return {
    today,
    vehicles: new Table(vehicles),
    reservations: new Table(reservations),
    users: new Table(users),
    passwords: new Map(users.map(({ id, role }) => [id, DEMO_PASSWORDS[role]])),
    tokens: new Map(),
    images: new Map([...slipImages(reservations), ...PHOTOGRAPHS]),
    faultUses: new Map(),
  }
}

/** The photographs of the seed vehicles, drawn by `npm run pictures`. */
const PHOTOGRAPHS = ['evening.jpeg', 'morning.webp'].map((file) => {
  const bytes = new Uint8Array(readFileSync(`${import.meta.dirname}/pictures/${file}`))
  return [`uploads/${file}`, { type: `image/${file.split('.')[1]}`, bytes }] as const
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
export class Table<Row extends { readonly id: number }> {
  readonly #rows = new Map<number, Row>()
  #lastId: number
  #json: Uint8Array<ArrayBuffer> | undefined

  constructor(seeds: readonly Row[]) {
    for (const row of seeds) this.#rows.set(row.id, row)
    this.#lastId = seeds.at(-1)?.id ?? 0
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  get(id: number): Row | undefined {
    return this.#rows.get(id)
  }

  /** Adds the row that `make` gives for the next id; no id is used twice. */
  insert(make: (id: number) => Row): Row {
    this.#lastId += 1
    const row = make(this.#lastId)
    this.replace(row)
    return row
  }

  replace(row: Row): void {
    this.#rows.set(row.id, row)
    this.#json = undefined
  }

  remove(id: number): void {
    this.#rows.delete(id)
    this.#json = undefined
  }

  /** All rows as JSON in UTF-8; a list of 100,000 rows is read far more often than changed. */
  json(): Uint8Array<ArrayBuffer> {
    this.#json ??= new TextEncoder().encode(JSON.stringify(this.all()))
    return this.#json
  }
}
