import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { csvLine } from '@/ui/csv'

/** Reads one line of a CSV file back, by the rules of RFC 4180. */
function read(line: string, separator: string): string[] {
  const cells: string[] = []
  let rest = line.replace(/\r\n$/, '')
  for (;;) {
    if (rest.startsWith('"')) {
      const end = /^"((?:[^"]|"")*)"/.exec(rest)
      if (end === null) throw new Error('An open quote')
      cells.push((end[1] ?? '').replaceAll('""', '"'))
      rest = rest.slice(end[0].length)
    } else {
      const end = rest.indexOf(separator)
      cells.push(end === -1 ? rest : rest.slice(0, end))
      rest = end === -1 ? '' : rest.slice(end)
    }
    if (rest === '') return cells
    rest = rest.slice(1)
  }
}

describe('a line of a CSV file', () => {
  it.each([',', ';'] as const)('can be read back into its cells, separated by %s', (separator) => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'č', ',', ';', '"', '\n', '\r', ' ', '1') })
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const expected = cells.map((text) => (text.startsWith('\r') ? `'${text}` : text))
        expect(read(csvLine(cells, separator), separator)).toEqual(expected)
      }),
    )
  })

  it.each(['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\tx', ' =1', '=HYPERLINK("http://example","x")'])(
    'keeps %j from being a formula',
    (cell) => {
      expect(read(csvLine([cell]), ',')).toEqual([`'${cell}`])
    },
  )

  it.each([
    ['Tesla;=1+1', "Tesla;'=1+1"],
    ['Tesla, @SUM(A1)', "Tesla,' @SUM(A1)"],
    ['Tesla\n=1+1', "Tesla\n'=1+1"],
    ['a|+1\t-1', "a|'+1\t'-1"],
    ['＝1+1', "'＝1+1"],
    ['a;＠x', "a;'＠x"],
  ])('keeps a part of %j that may become a cell from being a formula', (cell, harmless) => {
    expect(read(csvLine([cell]), ',')).toEqual([harmless])
  })

  it('is also harmless when it is split at another separator', () => {
    expect(csvLine(['Tesla;=1+1', '2'], ',')).toBe('"Tesla;\'=1+1","2"\r\n')
  })

  it.each(['a=b', 'Model S - long', 'ana@example.com', 'C+', '2026-12-01 08:00:00'])(
    'leaves %j unchanged',
    (cell) => {
      expect(read(csvLine([cell]), ',')).toEqual([cell])
    },
  )

  it.each(['00123', '3/4', '1-2', '1e5', '12E3', '1234567890123456789'])(
    'keeps %s as it is written, which a spreadsheet would take for another value',
    (cell) => {
      expect(read(csvLine([cell]), ',')).toEqual([`'${cell}`])
    },
  )

  it('has no NUL, at which some programs stop reading', () => {
    expect(csvLine(['Mila\0 Č'])).toBe('"Mila Č"\r\n')
  })

  it.each(['0', '0.5', '12', '-12', '+3', '9500.50', '-9500,50'])('leaves the figure %s a number', (cell) => {
    expect(read(csvLine([cell], ';'), ';')).toEqual([cell])
  })
})
