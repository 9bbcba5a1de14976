import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatDay, formatFigure, formatMoney, formatTime } from '@/i18n/format'
import { LANGUAGES } from '@/i18n/languages'

import { EXPECTED } from '../../support/languages'

describe('money', () => {
  it.each([
    [0, '0\u00A0din', '0\u00A0din'],
    [1, '0.01\u00A0din', '0,01\u00A0din'],
    [10, '0.10\u00A0din', '0,10\u00A0din'],
    [99, '0.99\u00A0din', '0,99\u00A0din'],
    [100, '1\u00A0din', '1\u00A0din'],
    [99_900, '999\u00A0din', '999\u00A0din'],
    [100_000, '1,000\u00A0din', '1.000\u00A0din'],
    [1_250_000, '12,500\u00A0din', '12.500\u00A0din'],
    [123_456_789_01, '123,456,789.01\u00A0din', '123.456.789,01\u00A0din'],
    [-950_050, '-9,500.50\u00A0din', '-9.500,50\u00A0din'],
    [-5, '-0.05\u00A0din', '-0,05\u00A0din'],
  ])('is formatted from %i para', (para, english, continental) => {
    expect(formatMoney(para, 'en')).toBe(english)
    expect(formatMoney(para, 'de')).toBe(continental)
    expect(formatMoney(para, 'sr')).toBe(continental)
  })

  it.each(LANGUAGES)('has the separators of %s', (language) => {
    expect(formatMoney(950_050, language)).toBe(EXPECTED[language].amount)
  })

  it('shows the exact amount in every language', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...LANGUAGES), (para, language) => {
        const text = formatMoney(para, language)
        const decimal = EXPECTED[language].rounded.charAt(1)
        const [whole = '', part = '00'] = text.replace('\u00A0din', '').split(decimal)
        expect(part).toHaveLength(2)
        expect(BigInt(whole.replaceAll(/[^\d-]/g, '') + part)).toBe(BigInt(para))
      }),
    )
  })

  it('has a separator at every third digit and nowhere else', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_000_000_000_000 }), (din) => {
        expect(formatMoney(din * 100, 'en')).toBe(`${din.toLocaleString('en')}\u00A0din`)
      }),
    )
  })
})

describe('figures', () => {
  it.each([
    [513, '513'],
    [6.1, '6.1'],
    [0, '0'],
  ])('are formatted: %d', (figure, text) => {
    expect(formatFigure(figure, 'en')).toBe(text)
  })

  it.each(LANGUAGES)('are formatted in %s', (language) => {
    expect(formatFigure(1_000, language)).toBe(EXPECTED[language].thousand)
    expect(formatFigure(4.405, language)).toBe(EXPECTED[language].rounded)
  })

  it('are written as the browser itself would write them', () => {
    const browsers = new Intl.NumberFormat('de', { maximumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (figure) => {
        expect(formatFigure(figure, 'de')).toBe(browsers.format(figure))
      }),
    )
  })
})

describe('days and times', () => {
  it.each(LANGUAGES)('are written as in %s', (language) => {
    const { day } = EXPECTED[language]
    expect(formatDay('2027-03-09', language)).toBe(day)
    expect(formatTime('2027-03-09 08:00:00', language)).toBe(`${day} - 08:00`)
  })

  it('are written to the minute', () => {
    expect(formatTime('2026-12-31 23:59:59', 'en')).toBe('31.12.2026 - 23:59')
  })
})
