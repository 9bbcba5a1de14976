import fc from 'fast-check'
import { expect, it } from 'vitest'

import { searchEverything } from '@/rental/search-everything'
import { foldText, phoneDigits, searchedDigits, searchOf } from '@/rental/search-text'

// Some begin like others, in capitals or not.
const id = fc.constantFrom('1', '12', '120', '2', 'A1', 'b2', 'B20')
const own = <Row extends { id: string }>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 12 })

const lists = fc.record({
  people: own(
    fc.record({
      id,
      fullName: fc.constantFrom('Žarko Đorđević', 'Anna Müller', 'Ана', undefined),
      email: fc.constantFrom('anna@example.com', 'z.djordjevic@example.com', undefined),
      phone: fc.constantFrom('+381 60 123 456', '060/765-4321', undefined),
    }),
  ),
  vehicles: own(
    fc.record({
      id,
      name: fc.constantFrom('Tesla Model 3', 'Tesla Model S'),
      teslaCode: fc.constantFrom('M3-12', undefined),
    }),
  ),
  reservations: own(
    fc.record({
      id,
      vehicleId: id,
      userId: fc.option(id, { nil: undefined }),
      start: fc.constant('2027-03-01 08:00:00'),
      end: fc.constant('2027-03-04 08:00:00'),
    }),
  ),
})
const text = fc.constantFrom(
  '',
  '  ',
  '1',
  '#12',
  'a1',
  '#B2',
  'b#2',
  'er',
  'anna',
  'ana',
  'đorđe',
  'z.dj',
  '060 123',
  '123',
  'model s',
  'm3-',
)

it('finds what one finds by looking at each row', () => {
  fc.assert(
    fc.property(lists, text, fc.integer({ min: 1, max: 4 }), (all, wanted, limit) => {
      const number = wanted.trim().replace(/^#/, '').toLowerCase()
      const same = (id: string) => id.toLowerCase() === number
      const digits = searchedDigits(wanted)
      const has = (id: string, texts: readonly (string | undefined)[]) =>
        number !== '' && (same(id) || searchOf(wanted.trim())(foldText(texts.join(' '))))
      const people = all.people.filter(
        ({ id, fullName, email, phone = '' }) =>
          has(id, [fullName, email, phone]) || (digits !== undefined && phoneDigits(phone).includes(digits)),
      )
      const vehicles = all.vehicles.filter(({ id, name, teslaCode }) => has(id, [name, teslaCode]))
      const exact = all.reservations.find(({ id }) => same(id))
      const newest = all.reservations.toReversed().filter((row) => number !== '' && row !== exact)
      const byNumber = newest.filter(({ id }) => id.toLowerCase().startsWith(number))
      const byOthers = newest.filter(
        (row) =>
          !byNumber.includes(row) &&
          (people.some(({ id }) => id === row.userId) || vehicles.some(({ id }) => id === row.vehicleId)),
      )
      expect(searchEverything(wanted, all, limit)).toEqual({
        exact,
        people: people.slice(0, limit),
        vehicles: vehicles.slice(0, limit),
        reservations: [...byNumber, ...byOthers].slice(0, limit),
      })
    }),
    { numRuns: 200 },
  )
})
