import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LANGUAGE_FACTS, LANGUAGES } from '@/i18n/languages'
import { idValue, sortRows, type SortValue } from '@/ui/sort-rows'

import { time } from '../../support/arbitrary-reservations'

const sorted = (values: SortValue[], descending = false) =>
  sortRows(
    values.map((value) => ({ value })),
    ({ value }) => value,
    descending,
    new Intl.Collator('sr-Latn'),
  ).map(({ value }) => value)

describe('rows', () => {
  it('are sorted by size, or by the alphabet of the language', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
    expect(sorted(['žaba', 'čamac', 'cvet', 'Ana'])).toEqual(['Ana', 'cvet', 'čamac', 'žaba'])
  })

  it('have numbers before texts', () => {
    expect(sorted(['a', 2, 'b', 1])).toEqual([1, 2, 'a', 'b'])
    expect(sorted(['a', 2, 'b', 1], true)).toEqual(['b', 'a', 2, 1])
  })

  it('are sorted by time in the same order in every language', () => {
    fc.assert(
      fc.property(fc.array(time, { maxLength: 60 }), fc.constantFrom(...LANGUAGES), (times, language) => {
        const { compare } = new Intl.Collator(LANGUAGE_FACTS[language].tag)
        expect(times.toSorted(compare)).toEqual(times.toSorted())
      }),
    )
  })

  it('without a value come last, in both directions', () => {
    expect(sorted([2, undefined, 1])).toEqual([1, 2, undefined])
    expect(sorted([2, undefined, 1], true)).toEqual([2, 1, undefined])
  })

  it('keep their order where they are equal', () => {
    const rows = ['b', 'a', 'c'].map((name) => ({ name, value: 1 }))
    const collator = new Intl.Collator('en')
    for (const descending of [false, true])
      expect(sortRows(rows, ({ value }) => value, descending, collator)).toEqual(rows)
  })

  it('are sorted as a plain comparison would sort them', () => {
    const value = fc.oneof(
      fc.integer({ min: -3, max: 3 }),
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.integer({ min: 2 ** 40, max: 2 ** 50 }),
      fc.constantFrom('a', 'B', 'č', 'cvet', '10', undefined),
    )
    const { compare } = new Intl.Collator('sr-Latn')
    fc.assert(
      fc.property(fc.array(value, { maxLength: 60 }), fc.boolean(), (values, descending) => {
        const turn = descending ? -1 : 1
        const expected = values.toSorted((a, b) => {
          if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
          if (typeof a === 'number') return turn * (typeof b === 'number' ? a - b : -1)
          return turn * (typeof b === 'number' ? 1 : compare(a, b))
        })
        expect(sorted(values, descending)).toEqual(expected)
      }),
    )
  })
})

describe('an id', () => {
  it('is compared as a number if it is one', () => {
    expect(['10', '9', '', '1.5', 'a-1', '9'.repeat(16)].map(idValue)).toEqual([
      10,
      9,
      '',
      '1.5',
      'a-1',
      '9'.repeat(16),
    ])
  })
})
