import * as v from 'valibot'

import { readDin } from '@/rental/money'
import { readWallClock } from '@/rental/wall-clock'

/** An id, a number or text on the wire, text in the app (docs/decisions.md, "Ids as text"). */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(String),
)

/** An amount in din, a number or decimal text on the wire, whole para in the app (docs/decisions.md, "Money in para"). */
export const Money = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => readDin(dataset.value) ?? (addIssue(), NEVER)),
)

/** A time on the wire, Belgrade wall-clock text in the app (docs/decisions.md, "Wall-clock time"). */
export const Time = v.pipe(
  v.string(),
  v.rawTransform(
    ({ dataset, addIssue, NEVER }) => readWallClock(dataset.value.trim()) ?? (addIssue(), NEVER),
  ),
)

/** A figure, a number or decimal text on the wire. */
export const Figure = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.finite(),
  v.minValue(0),
)

/** Text, trimmed and not empty. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A field that may be missing, null or unreadable: it is then undefined, and the row stays. */
export const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.optional(schema), undefined)

const reported = new Set<string>()

/**
 * A list whose unreadable rows are dropped, so that one bad row never empties a screen; the first loss of each
 * list is logged once.
 */
export const listOf = <Output>(name: string, row: v.GenericSchema<unknown, Output>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((rows) => {
      const readable: Output[] = []
      for (const candidate of rows) {
        const result = v.safeParse(row, candidate)
        if (result.success) readable.push(result.output)
      }
      const lost = rows.length - readable.length
      if (lost > 0 && !reported.has(name)) {
        reported.add(name)
        console.warn(`${lost} of ${rows.length} ${name} could not be read and are left out`)
      }
      return readable
    }),
  )
