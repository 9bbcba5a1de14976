import { describe, expect, it } from 'vitest'

import { idValue, sortRows, type SortValue } from '@/ui/sort-rows'

const sorted = (values: SortValue[], descending = false) =>
  sortRows(
    values.map((value) => ({ value })),
    ({ value }) => value,
    descending,
    new Intl.Collator('sr-Latn'),
  ).map(({ value }) => value)

describe('rows', () => {
  it('are sorted by size, and as letters are', () => {
    expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
    expect(sorted(['žaba', 'čamac', 'cvet', 'Ana'])).toEqual(['Ana', 'cvet', 'čamac', 'žaba'])
  })

  it('have figures before texts', () => {
    expect(sorted(['a', 2, 'b', 1])).toEqual([1, 2, 'a', 'b'])
    expect(sorted(['a', 2, 'b', 1], true)).toEqual(['b', 'a', 2, 1])
  })

  it('come last without the value, in both directions', () => {
    expect(sorted([2, undefined, 1])).toEqual([1, 2, undefined])
    expect(sorted([2, undefined, 1], true)).toEqual([2, 1, undefined])
  })

  it('stay in their order where they are alike', () => {
    const rows = ['b', 'a', 'c'].map((name) => ({ name, value: 1 }))
    const collator = new Intl.Collator('en')
    for (const descending of [false, true])
      expect(sortRows(rows, ({ value }) => value, descending, collator)).toEqual(rows)
  })
})

describe('an id', () => {
  it('counts as a number where it is one', () => {
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
