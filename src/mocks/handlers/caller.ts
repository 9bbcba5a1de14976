import type { Database } from '../database.ts'
import { HttpError } from '../http-error.ts'
import type { UserRow } from '../wire.ts'
import type { Call } from './endpoints.ts'

/** Who calls, by the header or by the cookie the app stores; refuses a visitor with 401. */
export function signedInCaller(db: Database, { request, cookies }: Call): UserRow {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const userId = db.tokens.get(bearer ?? cookies['authToken'] ?? '')
  const user = userId === undefined ? undefined : db.users.get(userId)
  if (user === undefined) throw new HttpError(401, 'Sign in first')
  return user
}

const isAdministrator = (user: UserRow): boolean => user.role === 'administrator'

/** Refuses everybody but administrators. */
export function requireAdministrator(db: Database, call: Call): void {
  if (!isAdministrator(signedInCaller(db, call))) throw new HttpError(403, 'Only an administrator may do this')
}

/** Refuses everybody but that user and administrators. */
export function requireSelfOrAdministrator(db: Database, call: Call, userId: number | undefined): void {
  const caller = signedInCaller(db, call)
  if (caller.id !== userId && !isAdministrator(caller))
    throw new HttpError(403, 'This belongs to somebody else')
}
