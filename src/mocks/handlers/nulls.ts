import type { JsonBodyType } from 'msw'
import * as v from 'valibot'

import { json } from './answers.ts'

/** The fields without which a row says nothing; all others become null. */
const REQUIRED = new Set(['id', 'vehicle_id', 'start_time', 'end_time', 'vehicle_name', 'price_per_day'])

const Row = v.record(v.string(), v.union([v.string(), v.number(), v.null()]))
const Body = v.union([v.array(Row), Row])

/** The same answer with its optional fields null and, in a list, one row wholly null; images stay as they are. */
export async function withNulls(honest: Response): Promise<Response> {
  if (honest.headers.get('Content-Type') !== 'application/json') return honest
  const body = v.parse(Body, await honest.json())
  const sparse: JsonBodyType = Array.isArray(body) ? [...body.map(sparseRow), null] : sparseRow(body)
  return json(sparse, honest.status)
}

const sparseRow = (row: v.InferOutput<typeof Row>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, REQUIRED.has(field) ? value : null]))
