import { describe, expect, it } from 'vitest'

import { createTable } from '@/mocks/database'

const rows = () =>
  createTable([
    { id: 1, name: 'one' },
    { id: 5, name: 'five' },
  ])

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

describe('a table', () => {
  it('never gives an id twice, even after a removal', () => {
    const table = rows()
    expect(table.insert((id) => ({ id, name: 'six' })).id).toBe(6)
    table.remove(6)
    expect(table.insert((id) => ({ id, name: 'seven' })).id).toBe(7)
  })

  it('keeps the place of a replaced row', () => {
    const table = rows()
    table.replace({ id: 1, name: 'uno' })
    expect(table.all().map(({ name }) => name)).toEqual(['uno', 'five'])
  })

  it('writes its JSON once until something changes', () => {
    const table = rows()
    const written = table.json()
    expect(table.json()).toBe(written)
    table.remove(99)
    expect(table.json()).toBe(written)
    expect(textOf(written)).toBe('[{"id":1,"name":"one"},{"id":5,"name":"five"}]')
  })

  it.each([
    [
      'an insertion',
      (table: ReturnType<typeof rows>) => table.insert((id) => ({ id, name: 'six' })),
      '"six"',
    ],
    [
      'a replacement',
      (table: ReturnType<typeof rows>) => table.replace({ id: 5, name: 'cinque' }),
      '"cinque"',
    ],
  ])('writes its JSON again after %s', (_, change, expected) => {
    const table = rows()
    table.json()
    change(table)
    expect(textOf(table.json())).toContain(expected)
  })
})
