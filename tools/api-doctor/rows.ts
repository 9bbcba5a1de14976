import * as v from 'valibot'

import { isOk, type Answer } from './ask.ts'
import { counted, finding, idsOf, lossOf, quoted, type Finding } from './findings.ts'

/** A row schema of src/api, with the schemas of its fields. */
type RowSchema = v.GenericSchema & { entries: Record<string, v.GenericSchema> }

type Raw = Readonly<Record<string, unknown>>

/** A row that the app can read: as the API sent it, and as the app has it. */
export interface ReadRow<Row> {
  raw: Raw
  row: Row
}

const isRaw = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The rows of an answer that the app can read, their ids if no row is lost, and findings about the rest. */
export function readRows<Schema extends RowSchema>(answer: Answer, schema: Schema, json = answer.json) {
  const { call } = answer
  const rows: ReadRow<v.InferOutput<Schema>>[] = []
  if (!isOk(answer) || json === undefined) return { rows: undefined, findings: [] }
  if (!Array.isArray(json)) {
    const form = isRaw(json) ? `an object with ${quoted(Object.keys(json))}` : quoted(json)
    return {
      rows: undefined,
      findings: [finding('not-a-list', call, `The response is ${form}, not a list.`)],
    }
  }
  const lost: Raw[] = []
  for (const candidate of json) {
    const raw = isRaw(candidate) ? candidate : {}
    const result = v.safeParse(schema, candidate)
    if (result.success) rows.push({ raw, row: result.output })
    else lost.push(raw)
  }
  const findings = fieldFindings(call, schema, rows)
  const ids = new Set(rows.map(({ raw }) => String(raw['id']).trim()))
  // Of several vehicles or users with the same id the app shows the first.
  const shown = call === 'GET /reservations' ? rows.length : ids.size
  const hidden = json.length - shown
  answer.shows = `${counted(json.length, 'row')}: ${shown.toLocaleString('en')} shown${hidden > 0 ? `, ${hidden} left out` : ''}`
  if (lost.length === 0) return { rows, ids, findings }
  const reasons = Object.entries(schema.entries).flatMap(([field, entry]) => {
    const values = new Set(lost.filter((raw) => !v.is(entry, raw[field])).map((raw) => quoted(raw[field])))
    return values.size === 0 ? [] : [`${field} is ${[...values].slice(0, 3).join(' or ')}`]
  })
  const of = `${lost.length} of ${counted(json.length, 'row')} cannot be read (${idsOf(lost)})`
  const lossCode = call === 'GET /reservations' ? 'reservations-lost' : 'rows-lost'
  const code = rows.length === 0 ? 'all-rows-lost' : lossCode
  return { rows, findings: [finding(code, call, `${of}: ${reasons.join('; ')}.`), ...findings] }
}

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '')

/** Findings about optional fields of readable rows. A blank picture is no gap: not every row has a picture. */
function fieldFindings(call: string, { entries }: RowSchema, rows: readonly ReadRow<unknown>[]): Finding[] {
  const raws = rows.map(({ raw }) => raw)
  // For users the type of a value is named, never the value.
  const describe = (value: unknown) => (call.startsWith('GET /users') ? `a ${typeof value}` : quoted(value))
  return Object.entries(entries).flatMap(([field, entry]) => {
    if (!v.is(entry, undefined)) return []
    const isMissing = (value: unknown) => value === undefined || (isBlank(value) && !field.endsWith('_image'))
    const isUnread = (value: unknown) =>
      !isMissing(value) && !isBlank(value) && valueOf(entry, value) === undefined
    const isCut = (value: unknown) =>
      typeof value === 'string' && valueOf(entry, value) !== undefined && value.trim().length > 10_000
    const where = (test: (value: unknown) => boolean) => raws.filter((raw) => test(raw[field]))
    const shareOf = (some: readonly Raw[]) =>
      `in ${some.length} of ${counted(rows.length, 'row')} (${idsOf(some)})`
    const [missing, unread, cut] = [where(isMissing), where(isUnread), where(isCut)]
    const loss = lossOf(field)
    return [
      missing.length > 0 && finding('field-missing', call, `${field} is missing ${shareOf(missing)}.`, loss),
      unread.length > 0 &&
        finding(
          'field-unread',
          call,
          `${field} is ${describe(unread[0]?.[field])} ${shareOf(unread)}.`,
          loss,
        ),
      cut.length > 0 && finding('text-cut', call, `${field} has more characters ${shareOf(cut)}.`),
    ].filter((found) => found !== false)
  })
}

const valueOf = (entry: v.GenericSchema, value: unknown): unknown => {
  const result = v.safeParse(entry, value)
  return result.success ? result.output : undefined
}
