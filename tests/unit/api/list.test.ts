import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Each test has its own module, since the module remembers what it has reported.
async function importListOf() {
  vi.resetModules()
  const { listOf } = await import('@/api/fields')
  return listOf
}

const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

let warn: ReturnType<typeof muteWarnings>

beforeEach(() => {
  warn = muteWarnings()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

describe('listOf', () => {
  it('gives every row in order, and logs nothing when all can be read', async () => {
    const listOf = await importListOf()
    expect(v.parse(listOf('numbers', v.number()), [3, 1, 2])).toEqual([3, 1, 2])
    expect(v.parse(listOf('numbers', v.number()), [])).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('gives the output of the schema for each row', async () => {
    const listOf = await importListOf()
    const row = v.pipe(v.number(), v.transform(String))
    expect(v.parse(listOf('numbers', row), [3, 1])).toEqual(['3', '1'])
  })

  it('drops the rows that cannot be read and keeps the others in order', async () => {
    const listOf = await importListOf()
    expect(v.parse(listOf('numbers', v.number()), [3, 'x', 1, null, 2, {}])).toEqual([3, 1, 2])
  })

  it('fails when none of the rows can be read', async () => {
    const listOf = await importListOf()
    expect(v.safeParse(listOf('numbers', v.number()), ['x', null]).success).toBe(false)
  })

  it('distinguishes a list that has lost rows from a complete list', async () => {
    vi.resetModules()
    const { isIncomplete, listOf } = await import('@/api/fields')
    expect(isIncomplete(v.parse(listOf('numbers', v.number()), [1, 'x']))).toBe(true)
    expect(isIncomplete(v.parse(listOf('numbers', v.number()), [1, 2]))).toBe(false)
    expect(isIncomplete(v.parse(listOf('numbers', v.number()), []))).toBe(false)
    expect(isIncomplete(undefined)).toBe(false)
  })

  it('counts the rows it has lost', async () => {
    vi.resetModules()
    const { unreadRows, listOf, withRowChanged, withoutDuplicateIds } = await import('@/api/fields')
    const row = v.object({ id: v.string() })
    const list = v.parse(listOf('rows', row), [{ id: '1' }, 'x', { id: '1' }, null])
    expect(unreadRows(list)).toBe(2)
    expect(unreadRows(withoutDuplicateIds(list))).toBe(2)
    expect(unreadRows(withRowChanged(list, '1', {}))).toBe(2)
    expect(unreadRows([])).toBe(0)
    expect(unreadRows(undefined)).toBe(0)
  })

  it('logs how many rows of which list are lost, at the first loss only', async () => {
    const listOf = await importListOf()
    const numbers = listOf('numbers', v.number())
    v.parse(numbers, [1])
    v.parse(numbers, ['x', 1, null])
    v.safeParse(numbers, ['x', 'y'])
    v.safeParse(listOf('numbers', v.number()), ['x'])
    expect(warn.mock.calls).toEqual([['2 of 3 numbers could not be read and are left out']])
  })

  it('logs once for each list', async () => {
    const listOf = await importListOf()
    v.safeParse(listOf('numbers', v.number()), ['x'])
    v.parse(listOf('letters', v.string()), ['x', 1])
    expect(warn.mock.calls).toEqual([
      ['1 of 1 numbers could not be read and are left out'],
      ['1 of 2 letters could not be read and are left out'],
    ])
  })

  it.each([null, undefined, {}, { 0: 1, length: 1 }, '[]', 3])(
    'does not accept %j as a list',
    async (wire) => {
      const listOf = await importListOf()
      expect(v.safeParse(listOf('numbers', v.number()), wire).success).toBe(false)
    },
  )

  it('keeps exactly the readable rows of any JSON list', async () => {
    const listOf = await importListOf()
    const texts = listOf('texts', v.string())
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (rows) => {
        const readable = rows.filter((row) => typeof row === 'string')
        const isLost = rows.length > 0 && readable.length === 0
        const { success, output } = v.safeParse(texts, rows)
        expect(success ? output : undefined).toEqual(isLost ? undefined : readable)
      }),
    )
  })
})
