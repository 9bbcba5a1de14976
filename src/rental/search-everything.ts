import type { SearchedReservation } from './reservation-search.ts'
import { foldText, phoneDigits, searchedDigits, searchOf, withoutInvisibleCharacters } from './search-text.ts'

/** The fields by which users and vehicles are found. */
export interface SearchedRow {
  id: string
  fullName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  name?: string | undefined
  teslaCode?: string | undefined
}

/** What is found in each list, the newest reservations first; at most as many of each as asked for. */
export interface Findings<Reservation, Person, Vehicle> {
  /** The reservation with exactly that number. */
  exact: Reservation | undefined
  reservations: readonly Reservation[]
  people: readonly Person[]
  vehicles: readonly Vehicle[]
}

// Each row is folded once: folding takes far longer than searching.
const foldedRows = new WeakMap<SearchedRow, { text: string; digits: string }>()

/** The texts of a row as the search compares them. */
function foldedOnce(row: SearchedRow) {
  const { fullName = '', email = '', phone = '', name = '', teslaCode = '' } = row
  const folded = foldedRows.get(row) ?? {
    text: foldText([fullName, email, phone, name, teslaCode].join(' ')),
    digits: phoneDigits(phone),
  }
  foldedRows.set(row, folded)
  return folded
}

/** The users or vehicles with this number, or with these parts of name, phone, e-mail or code; for an empty text all. */
export function searchRows<Row extends SearchedRow>(text: string, rows: readonly Row[]): Row[] {
  const wanted = withoutInvisibleCharacters(text).trim()
  const number = numberOf(wanted)
  const isFound = searchOf(wanted)
  const phone = searchedDigits(wanted)
  return rows.filter((row) => {
    const { text, digits } = foldedOnce(row)
    return (phone !== undefined && digits.includes(phone)) || row.id.toLowerCase() === number || isFound(text)
  })
}

const numberOf = (wanted: string) => wanted.replace(/^#/, '').toLowerCase()

/**
 * Finds people and vehicles by number, name, phone or e-mail, and reservations by the beginning of their number or by who
 * or what they are of. One pass over each list, however long; nothing is found for an empty text.
 */
export function searchEverything<
  Reservation extends SearchedReservation,
  Person extends SearchedRow,
  Vehicle extends SearchedRow,
>(
  text: string,
  lists: { reservations: readonly Reservation[]; people: readonly Person[]; vehicles: readonly Vehicle[] },
  limit: number,
): Findings<Reservation, Person, Vehicle> {
  const wanted = withoutInvisibleCharacters(text).trim()
  if (wanted === '') return { exact: undefined, reservations: [], people: [], vehicles: [] }
  const number = numberOf(wanted)
  const people = searchRows(text, lists.people)
  const vehicles = searchRows(text, lists.vehicles)
  const personIds = new Set(people.map(({ id }) => id))
  const vehicleIds = new Set(vehicles.map(({ id }) => id))

  let exact: Reservation | undefined
  const byNumber: Reservation[] = []
  const byOthers: Reservation[] = []
  for (const row of lists.reservations.toReversed()) {
    const id = row.id.toLowerCase()
    if (id === number) exact ??= row
    else if (byNumber.length < limit && id.startsWith(number)) byNumber.push(row)
    else if (
      byOthers.length < limit &&
      ((row.userId !== undefined && personIds.has(row.userId)) || vehicleIds.has(row.vehicleId))
    )
      byOthers.push(row)
  }
  return {
    exact,
    reservations: [...byNumber, ...byOthers].slice(0, limit),
    people: people.slice(0, limit),
    vehicles: vehicles.slice(0, limit),
  }
}
