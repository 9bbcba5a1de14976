import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  Figure,
  Id,
  Money,
  optional,
  Text,
  Time,
  withoutDuplicateIds,
  withRowChanged,
  withRowRemoved,
} from '@/api/fields'

describe('Id', () => {
  it.each([
    [7, '7'],
    ['007', '007'],
    ['.hidden', '.hidden'],
    ['a..', 'a..'],
    ['x'.repeat(200), 'x'.repeat(200)],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['9007199254740993', '9007199254740993'],
  ])('reads %j as the text %s', (wire, id) => {
    expect(v.parse(Id, wire)).toBe(id)
  })

  it.for(['.', '..', ' .. ', 'x'.repeat(201)])('does not read %j, which cannot stand in a path', (wire) => {
    expect(v.is(Id, wire)).toBe(false)
  })

  it.for([null, undefined, '', '  ', 1.5, 2 ** 53, Number.NaN, true, {}, [], ['7'], 7n])(
    'does not read %s',
    (wire) => {
      expect(v.is(Id, wire)).toBe(false)
    },
  )

  it('gives the same text for a number and its text', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (id) => {
        expect(v.parse(Id, id)).toBe(v.parse(Id, String(id)))
      }),
    )
  })
})

describe('Money', () => {
  it.each([
    [9_500.5, 950_050],
    ['9500.50', 950_050],
    [' 9500.50 ', 950_050],
  ])('reads %j as %i para', (wire, para) => {
    expect(v.parse(Money, wire)).toBe(para)
  })

  it.for([null, undefined, '', ' ', '9.500,50', '1e3', 'free', Number.NaN, Infinity, 1e21, true, {}, [12]])(
    'does not read %s',
    (wire) => {
      expect(v.is(Money, wire)).toBe(false)
    },
  )
})

describe('Time', () => {
  it.each([
    [' 2026-12-01 08:00:00\n', '2026-12-01 08:00:00'],
    [1_796_108_400, '2026-12-01 08:00:00'],
  ])('reads %j as %s', (wire, time) => {
    expect(v.parse(Time, wire)).toBe(time)
  })

  it.for([null, undefined, '', '2026-02-30 08:00:00', 'soon', {}, [], true, new Date()])(
    'does not read %s',
    (wire) => {
      expect(v.is(Time, wire)).toBe(false)
    },
  )
})

describe('Figure', () => {
  it.each([
    [75, 75],
    [' 75 ', 75],
    ['5.80', 5.8],
    [0, 0],
    ['999999999999999.5', 999_999_999_999_999.5],
  ])('reads %j as %d', (wire, figure) => {
    expect(v.parse(Figure, wire)).toBe(figure)
  })

  it.each([
    null,
    undefined,
    '',
    ' ',
    'fast',
    '5,8',
    '75 kWh',
    -1,
    '-1',
    Number.NaN,
    Infinity,
    'Infinity',
    1e15,
    '1e308',
    {},
  ])('does not read %s', (wire) => {
    expect(v.is(Figure, wire)).toBe(false)
  })
})

describe('Text', () => {
  it.each([
    ['Tesla Model 3', 'Tesla Model 3'],
    [' Tesla\n', 'Tesla'],
  ])('reads %j as %s', (wire, text) => {
    expect(v.parse(Text, wire)).toBe(text)
  })

  it.for([null, undefined, '', ' \t', 0, true, {}, ['Tesla']])('does not read %s', (wire) => {
    expect(v.is(Text, wire)).toBe(false)
  })
})

describe('a text of many characters', () => {
  it('is cut between whole characters and ends in an ellipsis', () => {
    const x = (count: number) => 'x'.repeat(count)
    expect(v.parse(Text, x(10_000))).toBe(x(10_000))
    expect(v.parse(Text, x(100_000))).toBe(`${x(9_999)}…`)
    expect(v.parse(Text, `${x(9_998)}😀${x(10)}`)).toBe(`${x(9_998)}…`)
  })
})

describe('rows with the same id', () => {
  it('are reduced to the first row', () => {
    const rows = [
      { id: '1', name: 'a' },
      { id: '2', name: 'b' },
      { id: '1', name: 'c' },
    ]
    expect(withoutDuplicateIds({ rows, unread: 1 })).toEqual({ rows: [rows[0], rows[1]], unread: 1 })
  })
})

describe('optional', () => {
  const Row = v.object({ name: optional(Text) })

  it('gives the field where it can be read', () => {
    expect(v.parse(Row, { name: 'Tesla' })).toEqual({ name: 'Tesla' })
  })

  it.each([
    {},
    { name: undefined },
    { name: null },
    { name: '' },
    { name: 3 },
    { name: {} },
    { name: ['a'] },
  ])('gives undefined for %j and keeps the row', (wire) => {
    expect(v.parse(Row, wire).name).toBeUndefined()
  })
})

describe('a list after a write', () => {
  const list = {
    rows: [
      { id: '1', name: 'A' },
      { id: '2', name: 'B' },
      { id: undefined, name: 'C' },
    ],
    unread: 4,
  }

  it('has the row with its changes, and the others as they were', () => {
    expect(withRowChanged(list, '2', { name: 'D' })).toEqual({
      rows: [list.rows[0], { id: '2', name: 'D' }, list.rows[2]],
      unread: 4,
    })
  })

  it('lacks the row that was removed', () => {
    expect(withRowRemoved(list, '2')).toEqual({ rows: [list.rows[0], list.rows[2]], unread: 4 })
  })
})
