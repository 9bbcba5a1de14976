import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { listOf, type List, type ReadList } from '@/api/fields'
import { inSlices, listSlices } from '@/api/slices'

/** The list that is read from these slices of rows. */
function listFrom<Row>(readList: ReadList<Row>, ...slices: unknown[][]): List<Row> {
  const work = readList(slices)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

const muteWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

let warn: ReturnType<typeof muteWarnings>

beforeEach(() => {
  warn = muteWarnings()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('listOf', () => {
  it('gives every row in order, and logs nothing when all can be read', () => {
    expect(listFrom(listOf('numbers', v.number()), [3, 1, 2]).rows).toEqual([3, 1, 2])
    expect(listFrom(listOf('numbers', v.number()), []).rows).toEqual([])
    expect(warn).not.toHaveBeenCalled()
  })

  it('fails when none of the rows can be read', () => {
    expect(() => listFrom(listOf('numbers', v.number()), ['x'], [null])).toThrow('numbers')
  })

  it('counts the rows it has lost', () => {
    expect(listFrom(listOf('numbers', v.number()), [1, 'x'], [null])).toEqual({ rows: [1], unread: 2 })
    expect(listFrom(listOf('numbers', v.number()), [])).toEqual({ rows: [], unread: 0 })
  })

  it('logs how many rows of which list are lost', () => {
    listFrom(listOf('numbers', v.number()), ['x', 1, null])
    expect(() => listFrom(listOf('letters', v.string()), [1])).toThrow('letters')
    expect(warn.mock.calls).toEqual([
      ['2 of 3 numbers could not be read and are left out'],
      ['1 of 1 letters could not be read and are left out'],
    ])
  })

  it('keeps exactly the readable rows of any JSON list, in whatever slices', () => {
    const texts = listOf('texts', v.string())
    fc.assert(
      fc.property(fc.array(fc.array(fc.oneof(fc.string(), fc.jsonValue()))), (slices) => {
        const rows = slices.flat()
        const readable = rows.filter((row) => typeof row === 'string')
        fc.pre(rows.length === 0 || readable.length > 0)
        expect(listFrom(texts, ...slices).rows).toEqual(readable)
      }),
    )
  })
})

describe('listSlices', () => {
  // Longer than ten slices.
  const rows = Array.from({ length: 500 }, (_, id) => ({ id, text: '"},]'.repeat(300), nested: [{ a: {} }] }))

  it.each([undefined, 1])('gives the rows of a long list in several slices, indented by %j', (indent) => {
    const slices = [...listSlices(JSON.stringify(rows, undefined, indent))]
    expect(slices.flat()).toEqual(rows)
    expect(slices.length).toBeGreaterThan(5)
  })

  it('gives a short list at once', () => {
    expect([...listSlices(JSON.stringify(rows.slice(0, 15)))]).toEqual([rows.slice(0, 15)])
  })

  it('gives what is left at once where a slice ends within a row', () => {
    const trap = [{ filler: 'x'.repeat(70_000), text: '}, {', list: [{ a: 1 }, { b: 2 }] }]
    const list = [...rows, ...trap, ...rows]
    expect([...listSlices(JSON.stringify(list))].flat()).toEqual(list)
  })

  it('gives the rows of any list', () => {
    const filler = 'x'.repeat(70_000)
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const list = values.map((value) => ({ filler, value }))
        expect([...listSlices(JSON.stringify(list))].flat()).toEqual(JSON.parse(JSON.stringify(list)))
      }),
      { numRuns: 20 },
    )
  })

  it.each(['null', '{}', '{"0":1,"length":1}', '"[]"', '3', '', '[1,', JSON.stringify({ rows })])(
    'does not accept %.30s as a list',
    (text) => {
      expect(() => [...listSlices(text)]).toThrow(/./)
    },
  )

  it('does not accept a long list that breaks off', () => {
    const text = JSON.stringify(rows)
    expect(() => [...listSlices(text.slice(0, -1))]).toThrow(SyntaxError)
    expect(() => [...listSlices(text.slice(0, -500))]).toThrow(SyntaxError)
  })
})

describe('inSlices', () => {
  it('lets other tasks run in between, and ends when it is aborted', async () => {
    const abort = new AbortController()
    function* endless() {
      for (;;) yield
    }
    setTimeout(() => abort.abort())
    await expect(inSlices(endless(), abort.signal)).rejects.toThrow('abort')
  })
})
