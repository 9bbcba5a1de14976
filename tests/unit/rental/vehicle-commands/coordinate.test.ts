import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAX_DEGREES, readDegrees, type Coordinate } from '@/rental/vehicle-commands/coordinate'

const coordinates = fc.constantFrom<Coordinate>('latitude', 'longitude')

const read = (degrees: number) => ({ kind: 'read', degrees })
const refused = (problem: string) => ({ kind: 'refused', problem })

describe('readDegrees', () => {
  it.each([
    ['44.8125', 44.8125],
    ['44,8125', 44.8125],
    ['44.8125°', 44.8125],
    ['44.8125 °', 44.8125],
    ['+44', 44],
    ['−44,5', -44.5],
    ['44.', 44],
    ['90', 90],
    ['-90', -90],
    ['0', 0],
  ])('reads %j as %d', (text, degrees) => {
    expect(readDegrees('latitude', text)).toEqual(read(degrees))
  })

  it.each(['', ' ', '°', ' ° '])('reports %j as missing', (text) => {
    expect(readDegrees('latitude', text)).toEqual(refused('missing'))
  })

  it.each(['north', '44.8 N', '44.8.1', '1.000,5', '4°4', '1e1', '-', '.'])(
    'reports that %j is no number',
    (text) => {
      expect(readDegrees('latitude', text)).toEqual(refused('notANumber'))
    },
  )

  it.each([
    ['latitude', '90.0001'],
    ['latitude', '-90,0001'],
    ['longitude', '180.0001'],
    ['longitude', '9'.repeat(400)],
  ] as const)('reports that the %s %s is out of range', (coordinate, text) => {
    expect(readDegrees(coordinate, text)).toEqual(refused('outOfRange'))
  })

  it('reads a longitude beyond the range of latitudes', () => {
    expect(readDegrees('longitude', '-179,5')).toEqual(read(-179.5))
  })

  it('gives degrees within the range or a problem for any text, never an error', () => {
    fc.assert(
      fc.property(
        coordinates,
        fc.oneof(fc.string(), fc.stringMatching(/^[-+−]?[\d.,° ]*$/)),
        (name, text) => {
          const typed = readDegrees(name, text)
          expect(typed.kind === 'refused' || Math.abs(typed.degrees) <= MAX_DEGREES[name]).toBe(true)
        },
      ),
    )
  })

  it('reads degrees with decimals exactly as written, with a point or a comma', () => {
    const parts = fc.record({
      whole: fc.integer({ min: -89, max: 89 }),
      decimals: fc.integer({ min: 0, max: 999_999 }).map(String),
    })
    fc.assert(
      fc.property(coordinates, fc.constantFrom('.', ','), parts, (name, sign, { whole, decimals }) => {
        const typed = readDegrees(name, `${whole}${sign}${decimals}`)
        expect(typed).toEqual(read(Number(`${whole}.${decimals}`) + 0))
      }),
    )
  })
})
