import * as v from 'valibot'

import { HttpError } from '../http-error.ts'
import type { Call } from './endpoints.ts'

/** An id, as a number or as digits (D14). */
export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))], 'An id is missing'),
  v.safeInteger(),
)

/** The id in the path; undefined where it cannot be one. */
export function pathId({ params }: Call): number | undefined {
  const result = v.safeParse(Id, params['id'])
  return result.success ? result.output : undefined
}

/** The JSON body after the schema; refuses anything else with 400. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new HttpError(400, 'The body is not JSON')
  })
  return checked(schema, body)
}

/** The value after the schema; refuses anything else with 400 and the schema's own text. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (!result.success) {
    const [issue] = result.issues
    const field = v.getDotPath(issue)
    throw new HttpError(400, field === null ? issue.message : `${field}: ${issue.message}`)
  }
  return result.output
}

/** The multipart body; refuses anything else with 400. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw new HttpError(400, 'The body is not a form')
  })

/** The text fields of a form; files are left out. */
export const textFields = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
