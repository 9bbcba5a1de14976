import { createLargeDatabase } from '@/mocks/large-database'
import { buildAvailability } from '@/rental/availability'
import { findConflicts } from '@/rental/conflicts'
import { byStart, overlaps, rentalTimeOn, type RentalPeriod } from '@/rental/period'
import { addDays } from '@/rental/wall-clock'

import { bestTime, report } from './ratio'

/** Availability of 1,000 vehicles among 100,000 reservations: the index against scanning the list. */
export function benchAvailability(): void {
  const db = createLargeDatabase()
  const vehicleIds = db.vehicles.all().map(({ id }) => String(id))
  const list = db.reservations.all().map((row) => ({
    id: String(row.id),
    vehicleId: String(row.vehicle_id),
    start: row.start_time,
    end: row.end_time,
    status: row.status,
  }))
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

  const sort = bestTime(30, () => list.toSorted(byStart))
  const build = bestTime(30, () => buildAvailability([...list]))
  report('building the index against a plain sort of the list', build / sort, '×', { most: 3 })
  // Each of a vehicle's overlaps all its others, as none does in the list.
  const allOverlap = list.map((row) => ({ ...row, end: '9999-12-31 08:00:00' }))
  const conflicts = Math.max(
    bestTime(30, () => findConflicts(list)),
    bestTime(30, () => findConflicts(allOverlap)),
  )
  report('finding the reservations that overlap, none or all, against it', conflicts / sort, '×', { most: 6 })
  console.log(
    `       (index asked ${indexed.toFixed(3)} ms, built ${build.toFixed(0)} ms, conflicts ${conflicts.toFixed(0)} ms, plain sort ${sort.toFixed(0)} ms)`,
  )
}
