import type { PathParams } from 'msw'
import * as v from 'valibot'

import type { Database, Table } from '../database.ts'
import type { UserRow } from '../wire.ts'
import { HttpError } from './answers.ts'

export interface Call {
  request: Request
  params: PathParams
  cookies: Record<string, string>
}

/** The caller, known by the Authorization header or by the app's cookie; refuses a visitor with 401. */
export function signedInCaller(db: Database, { request, cookies }: Call): UserRow {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const userId = db.tokens.get(bearer ?? cookies['authToken'] ?? '')
  const user = userId === undefined ? undefined : db.users.get(userId)
  if (user === undefined) throw new HttpError(401, 'Sign in first')
  return user
}

const isAdministrator = (user: UserRow): boolean => user.role === 'administrator'

export function requireAdministrator(db: Database, call: Call): void {
  if (!isAdministrator(signedInCaller(db, call)))
    throw new HttpError(403, 'Only an administrator may do this')
}

export function requireSelfOrAdministrator(db: Database, call: Call, userId: number | undefined): void {
  const caller = signedInCaller(db, call)
  if (caller.id !== userId && !isAdministrator(caller))
    throw new HttpError(403, 'This belongs to somebody else')
}

/** An id, as a number or as digits (docs/engineering.md, "Ids as text"). */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))], 'An id is missing'),
  v.safeInteger(),
)

/** The id in the path; undefined where that part of the path cannot be an id. */
export function pathId({ params }: Call): number | undefined {
  const result = v.safeParse(Id, params['id'])
  return result.success ? result.output : undefined
}

/** The row whose id is in the path; refuses with 404 where there is none. */
export function namedRow<Row extends { readonly id: number }>(
  table: Table<Row>,
  call: Call,
  name: string,
): Row {
  const row = table.get(pathId(call) ?? 0)
  if (row === undefined) throw new HttpError(404, `${name} not found`)
  return row
}

/** The JSON body as the schema reads it; refuses anything else with 400. */
export async function readJson<Output>(request: Request, schema: v.GenericSchema<unknown, Output>) {
  const body: unknown = await request.json().catch(() => {
    throw new HttpError(400, 'The body is not JSON')
  })
  return checked(schema, body)
}

/** The value as the schema reads it; refuses anything else with 400 and the schema's own text. */
export function checked<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown) {
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const [issue] = result.issues
    const field = v.getDotPath(issue)
    throw new HttpError(400, field === null ? issue.message : `${field}: ${issue.message}`)
  }
  return result.output
}

export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw new HttpError(400, 'The body is not a form')
  })

export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
