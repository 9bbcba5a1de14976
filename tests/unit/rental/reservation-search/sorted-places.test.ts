import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { sortedPlaces } from '@/rental/reservation-search/sorted-places'

/** The order by the book: by key, what has none last, equal ones as they came. */
const oracle = (keys: readonly number[]) =>
  keys
    .map((key, place) => ({ key: Number.isNaN(key) ? Infinity : key, place }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place))
    .map(({ place }) => place)

const places = (keys: readonly number[]) => [...sortedPlaces(Float64Array.from(keys))]

const few = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)))
const close = fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { maxLength: 60 })
const far = fc.array(fc.maxSafeInteger(), { maxLength: 60 })
const fractions = fc.array(fc.double({ noDefaultInfinity: true }), { maxLength: 60 })

describe('the places of a list', () => {
  it.each([
    ['keys that are often equal', few],
    ['whole keys that lie close together', close],
    ['whole keys that lie far apart', far],
    ['keys with fractions', fractions],
  ])('are sorted by %s', (_, keys) => {
    fc.assert(
      fc.property(keys, (list) => {
        expect(places(list)).toEqual(oracle(list))
      }),
    )
  })

  it.each([
    [[], []],
    [[7], [0]],
    [
      [Number.NaN, Number.NaN],
      [0, 1],
    ],
    [
      [Number.NaN, 2, Number.NaN, 1],
      [3, 1, 0, 2],
    ],
    [
      [2 ** 32, 0],
      [1, 0],
    ],
    [
      [0.5, 0.25, Number.NaN, 1, 0.25],
      [1, 4, 0, 3, 2],
    ],
    [
      [2 ** 16, 2 ** 16 - 1, 0, 2 ** 32 - 2],
      [2, 1, 0, 3],
    ],
  ])('of %j are %j', (keys, expected) => {
    expect(places(keys)).toEqual(expected)
  })

  it.each([
    ['compared for whole keys that lie close together', [7, 2 ** 32 + 4, Number.NaN, 7], 0],
    ['compared for whole keys that lie far apart', [0, 2 ** 32], 1],
    ['compared for keys with fractions', [0.5, 1], 1],
  ])('are as often %s as has to be', (_, keys, times) => {
    const toSorted = vi.spyOn(Uint32Array.prototype, 'toSorted')
    places(keys)
    expect(toSorted).toHaveBeenCalledTimes(times)
  })
})
