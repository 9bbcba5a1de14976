import '../api/default-config.setup'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { imageUrl } from '@/api/images'
import { ReservationRow } from '@/api/reservations'
import { UserRow } from '@/api/users'
import { VehicleRow } from '@/api/vehicles'
import { isDayPrice } from '@/rental/pricing'

import { fieldsOf, violations } from './contract'

const TIME = '2026-12-01 08:00:00'

/** The rows of the contract: the schema that reads each, and the name of its type in the demo API. */
const ROWS = {
  Vehicle: { schema: VehicleRow, type: 'VehicleRow' },
  Reservation: { schema: ReservationRow, type: 'ReservationRow' },
  User: { schema: UserRow, type: 'UserRow' },
}

// Values of every kind. Left out are values that the app reads beyond its promise, such as '1e3' for a figure, and
// days that do not exist, which a pattern cannot detect.
const KINDS: unknown[][] = [
  [null, true, false, [], {}, ['7'], { id: 7 }],
  [0, 1, 7, -1, -0.5, 4.6, 99_999, 1e21, 100_000, 100_001, 100_000_000, 100_000_000.5, 2 ** 53, -(2 ** 53)],
  ['', ' ', '\n', '.', '..', ' .. ', '...', 'x'.repeat(200), 'x'.repeat(201), 'Tesla', ' Tesla\n'],
  ['0', '7', ' 7 ', '007', '-7', '9500.5', '9500.50', '9500.505', ' 9500.50 ', '9.500,50', '9 500', '75 kWh'],
  [
    TIME,
    `${TIME}Z`,
    ` ${TIME}\n`,
    '2026-12-01T08:00',
    '2026-12-01T08:00:00.000Z',
    '2026-12-01T08:00:00+01:00',
  ],
  [
    '2026-12-01 08:00:00 +0100',
    '2026-12-01',
    '2026-13-01 08:00:00',
    '2026-12-32 08:00:00',
    '01.12.2026 08:00:00',
  ],
  ['2026-12-01 24:00:00', '2026-12-01 08:60', '0026-12-01 08:00:00', '2026-12-01 08:00:00 CET', '08:00:00'],
  [
    'uploads/a.png',
    '/uploads/a.png',
    'https://cdn.example/a.png',
    'http://cdn.example/a.png',
    '//cdn.example/a.png',
  ],
  ['javascript:alert(1)', 'data:image/png;base64,AA', '/', `uploads/${'x'.repeat(2_000)}.png`],
  ['success', 'FAILED', 'pending', 'cancelled', 'administrator', 'a@example.com', '+381 60 1234567'],
]

const VALUES = KINDS.flat()

/** Whether the app uses the value in that field. */
function isRead(schema: v.GenericSchema, field: string, value: unknown): boolean {
  const result = v.safeParse(schema, value)
  if (!result.success || result.output === undefined) return false
  if (field.endsWith('_image'))
    return (
      typeof result.output === 'string' && imageUrl(result.output, 'https://api.example/v1') !== undefined
    )
  return field !== 'price_per_day' || isDayPrice(Number(result.output))
}

it('every kind of row that the app reads is tested here', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('/src/api/*.ts')
  const exported = await Promise.all(Object.values(modules).map(async (load) => Object.keys(await load())))
  const rows = exported.flat().filter((name) => name.endsWith('Row'))
  expect(new Set(Object.values(ROWS).map(({ type }) => type))).toEqual(new Set(rows))
})

describe.each(Object.entries(ROWS))('a row of the contract: %s', (name, { schema }) => {
  const entries: Record<string, v.GenericSchema> = schema.entries

  it('has the fields the app reads, and no other', () => {
    expect(new Set(fieldsOf(name).map(([field]) => field))).toEqual(new Set(Object.keys(entries)))
  })

  it('requires the fields the app requires', () => {
    const readableValue = (field: string) =>
      [TIME, 7, 'success', null].find((value) => isRead(entries[field] ?? v.never(), field, value))
    const row = Object.fromEntries(Object.keys(entries).map((field) => [field, readableValue(field) ?? null]))
    expect(violations('full', ['components', 'schemas', name], row)).toEqual([])
    for (const field of Object.keys(row)) {
      const { [field]: _, ...gap } = row
      const isAllowed = violations('full', ['components', 'schemas', name], gap).length === 0
      expect([field, isAllowed]).toEqual([field, v.is(schema, gap)])
    }
  })

  it.each(fieldsOf(name))('allows the values the app reads, and no other: %s', (field, place) => {
    const entry = entries[field] ?? v.never()
    const differing = VALUES.filter((value) => {
      const isAllowed = violations('full', place, value).length === 0
      // An empty value that the contract allows and the app reads as missing.
      const isGap =
        v.is(entry, undefined) && (value === null || (typeof value === 'string' && value.trim() === ''))
      return isRead(entry, field, value) ? !isAllowed : isAllowed && !isGap
    })
    expect(differing).toEqual([])
  })
})
