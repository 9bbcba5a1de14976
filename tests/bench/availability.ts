import { createLargeDatabase } from '@/mocks/large-database'
import { buildAvailability, type Occupancy } from '@/rental/availability'
import { overlaps, rentalTimeOn, type RentalPeriod } from '@/rental/period'
import { addDays } from '@/rental/wall-clock'

import { bestTime, report } from './ratio'

/** Availability of 1,000 vehicles among 100,000 reservations: the index against scanning the list. */
export function benchAvailability(): void {
  const db = createLargeDatabase()
  const vehicleIds = db.vehicles.all().map(({ id }) => String(id))
  const list: Occupancy[] = db.reservations
    .all()
    .map((row) => ({ vehicleId: String(row.vehicle_id), start: row.start_time, end: row.end_time }))
  const today = db.today()
  let day = 0
  const nextPeriod = (): RentalPeriod => {
    day = (day + 1) % 30
    return { start: rentalTimeOn(addDays(today, day)), end: rentalTimeOn(addDays(today, day + 4)) }
  }
  console.log(`${vehicleIds.length} vehicles, ${list.length} reservations`)

  const index = buildAvailability(list)
  const byIndex = () => {
    const period = nextPeriod()
    return vehicleIds.filter((id) => index.isFree(id, period))
  }
  const byOnePass = () => {
    const period = nextPeriod()
    const taken = new Set<string>()
    for (const rental of list) if (overlaps(rental, period)) taken.add(rental.vehicleId)
    return vehicleIds.filter((id) => !taken.has(id))
  }
  const byScan = () => {
    const period = nextPeriod()
    return vehicleIds.filter(
      (id) => !list.some((rental) => rental.vehicleId === id && overlaps(rental, period)),
    )
  }

  const indexed = bestTime(200, byIndex)
  report(
    'all vehicles for a new period, index against a scan per vehicle',
    bestTime(3, byScan) / indexed,
    '×',
    {
      least: 50,
    },
  )
  report('the same against one single pass over the list', bestTime(50, byOnePass) / indexed, '×', {
    least: 5,
  })

  const sort = bestTime(30, () =>
    list.toSorted((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
  )
  const build = bestTime(30, () => buildAvailability([...list]))
  report('building the index against a plain sort of the list', build / sort, '×', { most: 3 })
  console.log(
    `       (index asked ${indexed.toFixed(3)} ms, built ${build.toFixed(0)} ms, plain sort ${sort.toFixed(0)} ms)`,
  )
}
