import type { SearchedReservation } from './reservation-search.ts'
import { foldText, phoneDigits, searchedDigits, searchOf, withoutInvisibleCharacters } from './search-text.ts'

/** The fields of a user by which they are found. */
export interface SearchedPerson {
  id: string
  fullName?: string | undefined
  email?: string | undefined
  phone?: string | undefined
}

interface SearchedVehicle {
  id: string
  name: string
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

/** The texts of a row as the search compares them. */
interface Folded {
  text: string
  digits?: string
}

// Each row is folded once: folding takes far longer than searching.
const foldedRows = new WeakMap<object, Folded>()

function foldedOnce<Row extends object>(row: Row, fold: (row: Row) => Folded): Folded {
  const folded = foldedRows.get(row) ?? fold(row)
  foldedRows.set(row, folded)
  return folded
}

const foldPerson = ({ fullName = '', email = '', phone = '' }: SearchedPerson): Folded => ({
  text: foldText(`${fullName} ${email} ${phone}`),
  digits: phoneDigits(phone),
})

const foldVehicle = ({ name, teslaCode = '' }: SearchedVehicle): Folded => ({
  text: foldText(`${name} ${teslaCode}`),
})

function searchIn<Row extends { id: string }>(
  text: string,
  rows: readonly Row[],
  fold: (row: Row) => Folded,
) {
  const wanted = withoutInvisibleCharacters(text).trim()
  const number = numberOf(wanted)
  const isFound = searchOf(wanted)
  const digits = searchedDigits(wanted)
  return rows.filter((row) => {
    const { text, digits: own } = foldedOnce(row, fold)
    const hasNumber = digits !== undefined && own?.includes(digits) === true
    return hasNumber || row.id.toLowerCase() === number || isFound(text)
  })
}

const numberOf = (wanted: string) => wanted.replace(/^#/, '').toLowerCase()

/** The people with this number, or with these parts of name, phone or e-mail; for an empty text all. */
export const searchPeople = <Person extends SearchedPerson>(
  text: string,
  people: readonly Person[],
): Person[] => searchIn(text, people, foldPerson)

/** The vehicles with this number, or with these parts of name or Tesla code; for an empty text all. */
export const searchVehicles = <Vehicle extends SearchedVehicle>(
  text: string,
  vehicles: readonly Vehicle[],
): Vehicle[] => searchIn(text, vehicles, foldVehicle)

/**
 * Finds people and vehicles by number, name, phone or e-mail, and reservations by the beginning of their number or by who
 * or what they are of. One pass over each list, however long; nothing is found for an empty text.
 */
export function searchEverything<
  Reservation extends SearchedReservation,
  Person extends SearchedPerson,
  Vehicle extends SearchedVehicle,
>(
  text: string,
  lists: { reservations: readonly Reservation[]; people: readonly Person[]; vehicles: readonly Vehicle[] },
  limit: number,
): Findings<Reservation, Person, Vehicle> {
  const wanted = withoutInvisibleCharacters(text).trim()
  if (wanted === '') return { exact: undefined, reservations: [], people: [], vehicles: [] }
  const number = numberOf(wanted)
  const people = searchPeople(text, lists.people)
  const vehicles = searchVehicles(text, lists.vehicles)
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
