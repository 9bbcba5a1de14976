import type { Database } from '../database.ts'
import { FAULT_COOKIE, PERSONAS, readFaultCookie, type Fault } from '../faults.ts'
import { HttpError } from '../http-error.ts'
import type { Call, EndpointName } from './endpoints.ts'

/** The fault this call is to meet: the one its cookie asks for, else the one of the person who signs in. */
export async function requestedFault(db: Database, name: EndpointName, call: Call): Promise<Fault | undefined> {
  const byCookie = cookieFault(db, name, call.cookies[FAULT_COOKIE])
  return byCookie ?? (name === 'login' ? personaFault(call.request) : undefined)
}

function cookieFault(db: Database, name: EndpointName, cookie: string | undefined): Fault | undefined {
  if (cookie === undefined || cookie === '') return undefined
  const wishes = readFaultCookie(cookie)
  // Said aloud, so that a slip of the pen is not taken for an app that copes.
  if ('unreadable' in wishes) throw new HttpError(400, `No such demo fault: ${wishes.unreadable}`)
  const wish = wishes.get(name)
  if (wish?.count === undefined) return wish?.fault
  const key = `${name} ${cookie}`
  const uses = db.faultUses.get(key) ?? 0
  if (uses >= wish.count) return undefined
  db.faultUses.set(key, uses + 1)
  return wish.fault
}

async function personaFault(request: Request): Promise<Fault | undefined> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string')
    return undefined
  const email = body.email.trim().toLowerCase()
  return Object.hasOwn(PERSONAS, email) ? PERSONAS[email]?.fault : undefined
}
