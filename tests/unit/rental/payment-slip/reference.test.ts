import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  hasValidReferenceControl,
  referenceControl,
  referenceWithControl,
} from '@/rental/payment-slip/reference'

const anyReference = fc.stringMatching(/^[\dA-Z]{1,20}$/)

describe('a reference under model 97', () => {
  it('begins with its control digits', () => {
    expect(referenceWithControl('2026000123')).toBe('382026000123')
    expect(hasValidReferenceControl('382026000123')).toBe(true)
    expect(hasValidReferenceControl('163220000111111111000')).toBe(true)
    expect(hasValidReferenceControl('123456789012345')).toBe(false)
    expect(referenceControl('3456789012345')).toBe('20')
  })

  it('counts letters from A=10 to Z=35', () => {
    expect(referenceControl('AZ')).toBe(referenceControl('1035'))
  })

  it('ignores blanks, dashes and the case of letters', () => {
    expect(referenceWithControl('2026-000 123')).toBe('382026000123')
    expect(referenceWithControl('ab-1')).toBe(referenceWithControl('AB1'))
  })

  it.each(['', ' - ', 'č1', '1/2', '1.2'])('has no control digits if it is %j', (reference) => {
    expect(referenceWithControl(reference)).toBeUndefined()
  })

  it('passes its own check, and fails with any other two digits', () => {
    fc.assert(
      fc.property(anyReference, fc.integer({ min: 1, max: 96 }), (reference, change) => {
        const controlled = referenceWithControl(reference) ?? ''
        expect(hasValidReferenceControl(controlled)).toBe(true)
        const other = String(((Number(controlled.slice(0, 2)) - 2 + change) % 97) + 2).padStart(2, '0')
        expect(hasValidReferenceControl(other + controlled.slice(2))).toBe(false)
      }),
    )
  })
})
