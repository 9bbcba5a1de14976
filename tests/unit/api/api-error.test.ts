import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, isApiUnreachable, isPerhapsTooLarge } from '@/api/api-error'

const network = new ApiError('network')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('isCutOff', () => {
  it.each([
    [true, network, network, true],
    [true, null, network, false],
    [false, null, network, true],
    [false, null, null, false],
    [false, null, new ApiError('refused', { status: 500 }), false],
  ])('with online %s, error %s and failure reason %s is %s', (onLine, error, failureReason, expected) => {
    vi.stubGlobal('navigator', { onLine })
    expect(isApiUnreachable({ error, failureReason })).toBe(expected)
  })
})

describe('an upload that failed', () => {
  const large = 1_000_001
  it.each([
    [new ApiError('refused', { status: 413 }), 1, true, true],
    [network, large, true, true],
    [new ApiError('timeout'), large, true, true],
    [new ApiError('refused', { status: 500 }), large, true, true],
    [network, large - 1, true, false],
    [network, large, false, false],
    [new ApiError('refused', { status: 499 }), large, true, false],
    [new ApiError('refused'), large, true, false],
    [new ApiError('unreadable', { status: 200 }), large, true, false],
    [new Error('Another'), large, true, false],
    [null, large, true, false],
  ])('with %s, of %d bytes, with online %s, may have been too large: %s', (error, bytes, onLine, isLarge) => {
    vi.stubGlobal('navigator', { onLine })
    expect(isPerhapsTooLarge(error, bytes)).toBe(isLarge)
  })
})
