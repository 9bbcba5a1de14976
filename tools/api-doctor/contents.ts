import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import type { User } from '@/api/users'
import type { Vehicle } from '@/api/vehicles'
import { OWNER_RULES } from '@/company/company'
import { freesVehicle } from '@/rental/owner-rules'
import { byStart } from '@/rental/period'
import { isDayPrice } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { daysBetween } from '@/rental/wall-clock'

import { counted, finding, idsOf, quoted, type Code, type Finding } from './findings.ts'
import type { ReadRow } from './rows.ts'

type Rows<Row> = readonly ReadRow<Row>[]

/** Collects findings about the rows that a test picks, each with up to three different examples of what was seen. */
function collect<Row>(call: string, rows: Rows<Row>) {
  const found: Finding[] = []
  const report = (code: Code, picked: Rows<Row>, describe: (pair: ReadRow<Row>) => string) => {
    const which = `${counted(picked.length, 'row')} (${idsOf(picked.map(({ raw }) => raw))})`
    const seen = [...new Set(picked.map(describe))].slice(0, 3).join('; ')
    if (picked.length > 0) found.push(finding(code, call, `${which}: ${seen}.`))
  }
  const check = (
    code: Code,
    test: (pair: ReadRow<Row>) => boolean,
    describe: (pair: ReadRow<Row>) => string,
  ) => report(code, rows.filter(test), describe)
  return { found, report, check }
}

/** The rows with an id that an earlier row has too. */
function duplicates<Row extends { id: string }>(rows: Rows<Row>): Rows<Row> {
  const ids = new Set<string>()
  return rows.filter(({ row }) => ids.size === ids.add(row.id).size)
}

const field = (name: string) => (pair: { raw: ReadRow<unknown>['raw'] }) =>
  `${name} is ${quoted(pair.raw[name])}`
const sameId = () => 'an earlier row has the same id'

const isInvalidAddress = (reference: string | undefined, apiUrl: string) =>
  reference !== undefined && imageUrl(reference, apiUrl) === undefined

// The content policy allows pictures by https and from the API itself (docs/security.md).
function isBlockedByPolicy(reference: string | undefined, apiUrl: string): boolean {
  const address = imageUrl(reference, apiUrl) ?? ''
  return address.startsWith('http:') && new URL(address).origin !== new URL(apiUrl).origin
}

export function vehicleFindings(call: string, vehicles: Rows<Vehicle>, apiUrl: string): Finding[] {
  const { found, report, check } = collect(call, vehicles)
  report('double-id', duplicates(vehicles), sameId)
  check('price-range', ({ row }) => !isDayPrice(row.pricePerDay), field('price_per_day'))
  check('price-zero', ({ row }) => row.pricePerDay === 0, field('price_per_day'))
  check('price-decimals', ({ raw }) => /\.\d{3}/.test(String(raw['price_per_day'])), field('price_per_day'))
  check('image-address', ({ row }) => isInvalidAddress(row.bannerImage, apiUrl), field('banner_image'))
  check('image-insecure', ({ row }) => isBlockedByPolicy(row.bannerImage, apiUrl), field('banner_image'))
  return found
}

const UTC = /(?:[Zz]|GMT|[+-]00(?::?00)?)$/

/** How a time is written, as far as the shop reads it by another rule (docs/decisions.md, "Times of the API"). */
function formOf(time: unknown): string {
  const text = String(time).trim()
  if (/^[\d.]+$/.test(text) && !/^\d+\.\d+\.\d{4}\.?$/.test(text)) return 'a number'
  // The clock of a rental under UTC is taken as Belgrade's; any other is converted.
  if (UTC.test(text))
    return /\b0?8:00(?::00(?:\.\d+)?)? ?[ZzG+-]/.test(text) ? "Belgrade's clock under UTC" : 'UTC'
  if (/:\d\d.*[+-]\d\d/.test(text)) return 'a time with an offset'
  return 'a time without a zone'
}

const STATUSES = new Set([undefined, 'success', 'failed', 'pending'])

/** Findings about reservations; a set of ids is undefined if its list could not be read in full. */
export function reservationFindings(
  call: string,
  reservations: Rows<Reservation>,
  apiUrl: string,
  vehicleIds: ReadonlySet<string> | undefined,
  userIds: ReadonlySet<string> | undefined,
): Finding[] {
  const { found, report, check } = collect(call, reservations)
  const times = ({ raw }: ReadRow<Reservation>) => [String(raw['start_time']), String(raw['end_time'])]
  const period = (pair: ReadRow<Reservation>) => `from ${times(pair).map(quoted).join(' to ')}`
  const forms = new Set(reservations.flatMap(({ raw }) => [raw['start_time'], raw['end_time']].map(formOf)))
  const isAtEight = ({ row }: ReadRow<Reservation>) =>
    `${row.start}${row.end}`.split(' 08:00:00').length === 3
  const days = ({ start, end }: Reservation) => daysBetween(start, end)

  report('double-id', duplicates(reservations), sameId)
  if (forms.size > 1)
    found.push(finding('time-mixed', call, `start_time and end_time are ${[...forms].join('; ')}.`))
  check('time-of-day', (pair) => !isAtEight(pair), period)
  check('period-reversed', ({ row }) => row.end <= row.start, period)
  check(
    'duration',
    (pair) => pair.row.start < pair.row.end && (pair.row.duration ?? days(pair.row)) !== days(pair.row),
    ({ row }) => `duration is ${row.duration}, start and end give ${days(row)}`,
  )
  check('status', ({ row }) => !STATUSES.has(row.status?.toLowerCase()), field('status'))
  report('overlap', doubleBooked(reservations), field('vehicle_id'))
  check('vehicle-unknown', ({ row }) => vehicleIds?.has(row.vehicleId) === false, field('vehicle_id'))
  check(
    'user-unknown',
    ({ row }) => row.userId !== undefined && userIds?.has(row.userId) === false,
    field('user_id'),
  )
  check('image-address', ({ row }) => isInvalidAddress(row.slipImage, apiUrl), field('reservation_image'))
  check('image-insecure', ({ row }) => isBlockedByPolicy(row.slipImage, apiUrl), field('reservation_image'))
  return found
}

/** The reservations that start during an earlier one of their vehicle; failed ones and those that free it do not count. */
function doubleBooked(reservations: Rows<Reservation>): Rows<Reservation> {
  const frees = freesVehicle(OWNER_RULES)
  const latest = new Map<string, Reservation>()
  return reservations
    .filter(({ row }) => row.start < row.end && readStatus(row.status) !== 'failed' && !frees(row.status))
    .toSorted((a, b) => byStart(a.row, b.row))
    .filter(({ row }) => {
      const before = latest.get(row.vehicleId)
      if (before === undefined || before.end < row.end) latest.set(row.vehicleId, row)
      return before !== undefined && row.start < before.end
    })
}

const SECRET_FIELD = /pass(word|wd)|hash|salt|secret|token/i
const PERSONAL_FIELD = /e_?mail|phone|(full|first|last|user)_?name|birth/i

/** The paths of filled fields with personal data or secrets, such as 'user.email', including those of nested objects. */
const personalFields = (value: unknown, path = '', depth = 0): string[] =>
  typeof value !== 'object' || value === null || depth > 3
    ? []
    : Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
        const isFilled = [undefined, null, ''].every((nothing) => inner !== nothing)
        const isPersonal =
          typeof inner !== 'object' && [PERSONAL_FIELD, SECRET_FIELD].some((test) => test.test(name))
        return isFilled && isPersonal ? [path + name] : personalFields(inner, `${path}${name}.`, depth + 1)
      })

/** Findings about reservations that visitors can read without signing in. */
export function openFindings(call: string, reservations: Rows<Reservation>): Finding[] {
  const { found, check } = collect(call, reservations)
  check(
    'personal-field',
    ({ raw }) => personalFields(raw).length > 0,
    ({ raw }) => `there is ${quoted(personalFields(raw))}`,
  )
  return found
}

export function userFindings(call: string, users: Rows<User>): Finding[] {
  const { found, report, check } = collect(call, users)
  const secretsOf = (raw: ReadRow<User>['raw']) => Object.keys(raw).filter((name) => SECRET_FIELD.test(name))
  report('double-id', duplicates(users), sameId)
  check(
    'secret-field',
    ({ raw }) => secretsOf(raw).length > 0,
    ({ raw }) => `there is ${quoted(secretsOf(raw))}`,
  )
  check(
    'role',
    ({ row }) => /^(?!administrator$)(?:[Aa][Dd][Mm][Ii][Nn]|root$)/.test(row.role ?? ''),
    field('role'),
  )
  return found
}
