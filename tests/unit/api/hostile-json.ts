import * as fc from 'fast-check'

/** JSON text that a careless or hostile server might send and JSON.stringify would never write. */
const ODD_VALUES = [
  'null true [] {} "" 0 -0 -1 0.1 1e5 1e-7 1e999 -1e999 9007199254740993 123456789012345678901234567890',
  '"0" "-5" "1e5" "0x10" "9500.505" "Infinity" "NaN" "__proto__" "administrator" "javascript:alert(1)"',
  String.raw`"\u0000" "\ud800" "\u202Eevil" "<img/src=x/onerror=alert(1)>" "2026-12-01T25:00"`,
  `1${'0'.repeat(400)} "${'x'.repeat(10_000)}" ${'['.repeat(500)}${']'.repeat(500)} {"__proto__":{"polluted":true}}`,
]
  .flatMap((line) => line.split(' '))
  .concat('"   "', '" 7 "', '"2026-12-01 08:00:00"', '"2026-02-30 08:00:00"')

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toJSON',
  'then',
  'length',
  '',
  'error',
]

const value = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.json({ maxDepth: 2 }))

const write = (entries: Iterable<readonly [string, string]>) =>
  `{${[...entries].map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`

/** A row close to the valid one: some of its fields are odd or missing, and odd fields are added. */
export function almostValidRow(validRow: Record<string, unknown>): fc.Arbitrary<string> {
  const fields = Object.entries(validRow).map(([key, held]) =>
    fc
      .oneof(
        { weight: 6, arbitrary: fc.constant(JSON.stringify(held)) },
        { weight: 2, arbitrary: value },
        { weight: 1, arbitrary: fc.constant(undefined) },
      )
      .map((json) => (json === undefined ? [] : [[key, json] as const])),
  )
  const others = fc.array(fc.tuple(fc.constantFrom(...ODD_KEYS, ...Object.keys(validRow)), value), {
    maxLength: 2,
  })
  return fc.tuple(fc.tuple(...fields), others).map(([own, more]) => write([...own.flat(), ...more]))
}

/** A whole answer: a row close to the valid one, a list of such rows, any JSON, or no JSON at all. */
export const hostileAnswer = (validRow: Record<string, unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: almostValidRow(validRow) },
    {
      weight: 3,
      arbitrary: fc.array(fc.oneof(almostValidRow(validRow), value), { maxLength: 4 }).map(listOf),
    },
    { weight: 2, arbitrary: value },
    { weight: 1, arbitrary: fc.string() },
  )

export const listOf = (rows: readonly string[]): string => `[${rows.join(',')}]`
