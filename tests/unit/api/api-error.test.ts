import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, isCutOff } from '@/api/api-error'

const network = new ApiError('network')

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a read is cut off', () => {
  it.each([
    [true, network, network, true],
    [true, null, network, false],
    [false, null, network, true],
    [false, null, null, false],
    [false, null, new ApiError('refused', { status: 500 }), false],
  ])('online %s, error %s, reason %s: %s', (onLine, error, failureReason, expected) => {
    vi.stubGlobal('navigator', { onLine })
    expect(isCutOff({ error, failureReason })).toBe(expected)
  })
})
