import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dinOf, dinText, readDin } from '@/rental/money'

/** Converts decimal text to para with integers of any size; half a para is rounded away from zero. */
function paraByBigInt(sign: string, whole: string, fraction: string): number | undefined {
  const unit = 10n ** BigInt(fraction.length)
  const para = (2n * 100n * BigInt(`${whole}${fraction}`) + unit) / (2n * unit)
  if (para > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
  return Number(sign === '-' ? -para : para)
}

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'), minLength, maxLength })

describe('readDin of text', () => {
  it('is exact for every decimal text, compared with integer arithmetic', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '+', '-'), digits(1, 18), digits(0, 20), (sign, whole, fraction) => {
        const text = `${sign}${whole}${fraction && '.'}${fraction}`
        expect(readDin(text)).toBe(paraByBigInt(sign, whole, fraction))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    ['9500.50', 950_050],
    ['0.005', 1],
    ['1.005', 101],
    ['-0.005', -1],
    ['\n12.30\t', 1_230],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('reads %j as %i para', (text, para) => {
    expect(readDin(text)).toBe(para)
  })

  it.each(['-0', '-0.00', '-0.004'])('reads %j as a plain 0, without a sign', (text) => {
    expect(readDin(text)).toBe(0)
  })

  it.each([
    '',
    '-',
    '.5',
    '5.',
    '1e3',
    '12,5',
    '9.500,50',
    '1 000',
    '0x10',
    '+-5',
    '1.2.3',
    '١٢',
    'NaN',
    '1\n2',
  ])('does not read %j', (text) => {
    expect(readDin(text)).toBeUndefined()
  })

  it.each(['90071992547409.92', '90071992547409.915', '-90071992547409.92', '9'.repeat(25)])(
    'does not read %s, which is too large',
    (text) => {
      expect(readDin(text)).toBeUndefined()
    },
  )

  it('gives undefined or a whole number for any text, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d.,e ]*$/)), (text) => {
        const para = readDin(text)
        expect(para === undefined || Number.isSafeInteger(para)).toBe(true)
      }),
    )
  })
})

describe('readDin of numbers', () => {
  it.each([
    [-0, 0],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [0.285, 29],
    [-1.005, -101],
    [90_071_992_547_409, 9_007_199_254_740_900],
  ])('reads %d as %i para', (amount, para) => {
    expect(readDin(amount)).toBe(para)
  })

  it.each([1e21, 1e20, -1e21, Number.MAX_VALUE, Number.NaN, Infinity, -Infinity])(
    'does not read %d',
    (amount) => {
      expect(readDin(amount)).toBeUndefined()
    },
  )

  it.each([1e-7, -1e-7, 0.1 + 0.2 - 0.3, Number.MIN_VALUE])(
    'reads %d, far less than a para, as 0',
    (amount) => {
      expect(readDin(amount)).toBe(0)
    },
  )
})

describe('dinText', () => {
  it.each([
    [950_050, '9500.50'],
    [-5, '-0.05'],
  ])('writes %i para as %s', (para, text) => {
    expect(dinText(para)).toBe(text)
  })

  it('always has two decimals and is read back as the same amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (para) => {
        expect(dinText(para)).toMatch(/^-?(0|[1-9]\d*)\.\d{2}$/)
        expect(readDin(dinText(para))).toBe(para)
      }),
    )
  })
})

describe('dinOf', () => {
  it('has at most two decimals in JSON and is read back as the same amount, up to ten billion din', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (para) => {
        expect(JSON.stringify(dinOf(para))).toMatch(/^-?\d+(\.\d{1,2})?$/)
        expect(readDin(dinOf(para))).toBe(para)
      }),
    )
  })
})
