import { describe, expect, it } from 'vitest'

import { Table } from '@/mocks/database'

const rows = () =>
  new Table([
    { id: 1, name: 'one' },
    { id: 5, name: 'five' },
  ])

type Rows = ReturnType<typeof rows>

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

  it.each([
    ['an insertion', (table: Rows) => table.insert((id) => ({ id, name: 'six' })), '"six"'],
    ['a replacement', (table: Rows) => table.replace({ id: 5, name: 'cinque' }), '"cinque"'],
  ])('writes its JSON again after %s', (_, change, expected) => {
    const table = rows()
    table.json()
    change(table)
    const json = new TextDecoder().decode(table.json())
    expect(json).toContain(expected)
    expect(json).toBe(JSON.stringify(table.all()))
  })
})
