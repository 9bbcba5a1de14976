import { imageUrl } from '@/api/images'
import { ReservationRow } from '@/api/reservations'
import { UserRow } from '@/api/users'
import { VehicleRow } from '@/api/vehicles'

import { ask, isOk, type Answer, type Caller } from './ask.ts'
import { openFindings, reservationFindings, userFindings, vehicleFindings } from './contents.ts'
import { envelopeFindings, isHiddenRefusal, pictureFindings } from './envelope.ts'
import { counted, finding, merged, type Code, type Finding } from './findings.ts'
import { readRows } from './rows.ts'

export interface Examination {
  asked: Answer[]
  notTried: string[]
  findings: Finding[]
}

const MAX_PICTURES = 10
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Asks the API, by GET alone, for all that the app reads; gives findings about what users would notice. */
export async function examine(caller: Caller, user?: string): Promise<Examination> {
  const { apiUrl, origin, token } = caller
  const visitor: Caller = { ...caller, token: undefined }
  const asked: Answer[] = []
  const notTried: string[] = []
  const findings: Finding[] = []
  const add = (code: Code, { call }: { call: string }, seen: string) =>
    findings.push(finding(code, call, seen))

  const get = async (path: string, as: Caller): Promise<Answer> => {
    const answer = await ask(path, as)
    asked.push(answer)
    findings.push(...envelopeFindings(answer, as))
    return answer
  }
  const addRefusal = (answer: Answer, code: Code = 'refused') => {
    if (answer.status !== 0) add(code, answer, `The status is ${answer.status}.`)
  }

  /** Reads what should be open to everybody; with the token only where visitors are refused. */
  const getPublic = async (path: string): Promise<Answer> => {
    const open = await get(path, visitor)
    if (isOk(open)) return open
    const isClosed = [401, 403].includes(open.status)
    addRefusal(open, isClosed ? 'closed' : 'refused')
    return isClosed && token !== undefined ? get(path, caller) : open
  }

  /** Reads personal data, which should be closed to visitors and open to the token's owner. */
  const getPersonal = async (path: string): Promise<Answer> => {
    const open = await get(path, visitor)
    const hasContent = Object.keys(open.json ?? {}).length > 0 && !isHiddenRefusal(open)
    if (isOk(open) && hasContent)
      add('open-person', open, 'A visitor who is not signed in received the data.')
    else if (isOk(open)) Object.assign(open, { json: undefined, shows: 'no personal data' })
    else if ([401, 403, 404].includes(open.status)) open.shows = 'closed to visitors, as it should be'
    else addRefusal(open)
    if (token === undefined) return open
    const own = await get(path, caller)
    if (own.status === 403 && path === '/users') own.shows = 'closed to clients, as it should be'
    else if (!isOk(own)) addRefusal(own, own.status === 401 ? 'token-refused' : 'refused')
    return own
  }

  const isSafe = apiUrl.startsWith('https:') || LOCAL_HOST.test(new URL(apiUrl).hostname)
  if (origin.startsWith('https:') && !isSafe)
    add('insecure', { call: 'every call' }, `The shop is at ${origin}, the API at ${apiUrl}.`)

  const fleet = await getPublic('/vehicles')
  const vehicles = readRows(fleet, VehicleRow)
  findings.push(...vehicles.findings, ...vehicleFindings(fleet.call, vehicles.rows ?? [], apiUrl))
  if (Array.isArray(fleet.json) && fleet.json.length === 0) add('no-vehicles', fleet, 'The list is empty.')

  const bookings = await getPublic('/reservations')
  const reservations = readRows(bookings, ReservationRow)
  findings.push(...reservations.findings)
  if (bookings.as === 'visitor') findings.push(...openFindings(bookings.call, reservations.rows ?? []))

  const people = await getPersonal('/users')
  const users = readRows(people, UserRow)
  findings.push(...users.findings, ...userFindings(people.call, users.rows ?? []))
  if (!users.rows)
    notTried.push("The list of users: it requires an administrator's token (API_DOCTOR_TOKEN).")

  // An incomplete list cannot tell that an id is unknown.
  const [vehicleIds, userIds] = [vehicles, users].map(({ ids }) => (ids?.size ? ids : undefined))
  findings.push(...reservationFindings(bookings.call, reservations.rows ?? [], apiUrl, vehicleIds, userIds))

  const userId = user ?? users.rows?.[0]?.row.id
  if (userId === undefined) notTried.push('GET /users/{id}: it requires an id (--user).')
  else {
    const person = await getPersonal(`/users/${encodeURIComponent(userId)}`)
    const { rows = [], findings: gaps } = readRows(
      person,
      UserRow,
      person.json === undefined ? undefined : [person.json],
    )
    findings.push(...gaps, ...userFindings(person.call, rows))
    if (rows.some(({ row }) => row.id !== userId))
      add('user-mismatch', person, 'The response has another id.')
  }

  const pictures = new Map<string, string>()
  const name = (field: string, address: string | undefined) => address && pictures.set(address, field)
  for (const { row } of vehicles.rows ?? []) name('banner_image', imageUrl(row.bannerImage, apiUrl))
  for (const { row } of reservations.rows ?? []) name('reservation_image', imageUrl(row.slipImage, apiUrl))
  const own = [...pictures].filter(([address]) => new URL(address).origin === new URL(apiUrl).origin)
  for (const [address, field] of own.slice(0, MAX_PICTURES)) {
    // Without the token, as an <img> element asks.
    const answer = await ask(
      address.startsWith(`${apiUrl}/`) ? address.slice(apiUrl.length) : address,
      visitor,
    )
    asked.push({ ...answer, shows: isOk(answer) ? field : 'nothing' })
    findings.push(...pictureFindings(answer, field, visitor))
  }
  const left = pictures.size - Math.min(own.length, MAX_PICTURES)
  if (left > 0)
    notTried.push(`${counted(left, 'picture')}, of other hosts or beyond the first ${MAX_PICTURES}.`)

  return { asked, notTried, findings: merged(findings) }
}
