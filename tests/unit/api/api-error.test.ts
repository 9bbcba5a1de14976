import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError, isApiUnreachable } from '@/api/api-error'

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
