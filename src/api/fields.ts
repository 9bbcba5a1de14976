import * as v from 'valibot'

import { readDin } from '@/rental/money'
import { readTime } from '@/rental/read-time'

/** A schema for a field that `read` converts; where `read` gives undefined, the field is unreadable. */
const readable = <Output>(read: (value: unknown) => Output | undefined) =>
  v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Output>(
      ({ dataset, addIssue, NEVER }) => read(dataset.value) ?? (addIssue(), NEVER),
    ),
  )

const trimmed = (value: unknown) => (typeof value === 'string' && value.trim()) || undefined

/**
 * An id: a number or text on the wire, text in the app (docs/engineering.md, "Ids as text"). '.' and '..' are refused: in
 * a path, even encoded, a URL takes them for this folder and the folder above.
 */
export const Id = readable((value) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : undefined
  const id = trimmed(value)
  return id === undefined || id.length > 200 || /^\.\.?$/.test(id) ? undefined : id
})

const references = new Map<string, string>()

/** The id of what many rows name, as one text for all of them: a first sort by it takes 163 ms instead of 285. */
export const Reference = v.pipe(
  Id,
  v.transform((id) => {
    const text = references.get(id) ?? id
    references.set(id, text)
    return text
  }),
)

/** An amount: din as a number or decimal text on the wire, whole para in the app (docs/decisions.md, "Money in para"). */
export const Money = readable((value) =>
  typeof value === 'number' || typeof value === 'string' ? readDin(value) : undefined,
)

/** A time in any form on the wire, Belgrade wall-clock text in the app (docs/decisions.md, "Times of the API"). */
export const Time = readable(readTime)

/** A figure of 0 or more and up to 15 digits before the point, a number or decimal text on the wire. */
export const Figure = readable((value) => {
  const figure = typeof value === 'number' ? value : Number(trimmed(value) ?? NaN)
  return figure >= 0 && figure < 1e15 ? figure : undefined
})

/** Text, trimmed, not empty and never cut: for values that are not shown or that a cut would change. */
export const UncutText = readable(trimmed)

// Far longer than any name or description; ten times as long makes a page too slow to use.
const TEXT_MAX_LENGTH = 10_000

/** Text, trimmed, not empty and cut at TEXT_MAX_LENGTH (docs/engineering.md, "Row by row"). */
export const Text = readable((value) => {
  const text = trimmed(value)
  return text === undefined || text.length <= TEXT_MAX_LENGTH
    ? text
    : // A surrogate pair that the cut has halved is dropped.
      `${text.slice(0, TEXT_MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
})

/** A field that becomes undefined where it is missing, null or unreadable, so that the row stays. */
export const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined)

/** A list of the API: its rows that can be read, and how many cannot. */
export interface List<Row> {
  rows: readonly Row[]
  unread: number
}

/** Reads a list from slices of its rows, after each of which it may be interrupted. Throws if the list is unreadable. */
export type ReadList<Row> = (slices: Iterable<readonly unknown[]>) => Generator<unknown, List<Row>>

/**
 * Reads a list without its unreadable rows, so that one bad row never empties a screen; a loss is logged. A list that
 * has rows but no readable row is unreadable itself (docs/engineering.md, "Row by row").
 */
export const listOf = <Output>(name: string, row: v.GenericSchema<unknown, Output>): ReadList<Output> =>
  function* readList(slices) {
    const rows: Output[] = []
    let count = 0
    for (const candidates of slices) {
      for (const candidate of candidates) {
        const result = v.safeParse(row, candidate)
        if (result.success) rows.push(result.output)
      }
      count += candidates.length
      yield
    }
    const unread = count - rows.length
    if (unread > 0) console.warn(`${unread} of ${count} ${name} could not be read and are left out`)
    if (unread > 0 && rows.length === 0) throw new Error(`None of the ${name} can be read`)
    return { rows, unread }
  }

/** The list with changes to the row of that ID, for the cache after a write. */
export const withRowChanged = <Row extends { id?: string | undefined }>(
  list: List<Row>,
  id: string,
  changes: Partial<Row>,
): List<Row> => ({ ...list, rows: list.rows.map((row) => (row.id === id ? { ...row, ...changes } : row)) })

/** The list without the row of that ID. */
export const withRowRemoved = <Row extends { id?: string | undefined }>(
  list: List<Row>,
  id: string,
): List<Row> => ({
  ...list,
  rows: list.rows.filter((row) => row.id !== id),
})

/** The list without any row that repeats the id of an earlier row. */
export function withoutDuplicateIds<Row extends { id: string }>({ rows, unread }: List<Row>): List<Row> {
  const ids = new Set<string>()
  return { rows: rows.filter(({ id }) => ids.size < ids.add(id).size), unread }
}
