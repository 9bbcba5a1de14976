import * as v from 'valibot'

import { readDin } from '@/rental/money'
import { readWallClock } from '@/rental/wall-clock'

/** An id, a number or text on the wire, text in the app (D14). */
export const Id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(String),
)

/** An amount in din, a number or decimal text on the wire, whole para in the app (D4). */
export const Money = v.pipe(
  v.union([v.number(), v.string()]),
  v.rawTransform(({ dataset, addIssue, NEVER }) => readDin(dataset.value) ?? (addIssue(), NEVER)),
)

/** A time on the wire, Belgrade wall-clock text in the app (D2). */
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
