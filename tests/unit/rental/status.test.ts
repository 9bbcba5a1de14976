import { describe, expect, it } from 'vitest'

import { readStatus } from '@/rental/status'

describe('readStatus', () => {
  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['SUCCESS', 'success'],
    ['Failed', 'failed'],
    [' success ', 'success'],
    ['waiting', 'waiting'],
    ['pending', 'waiting'],
    ['', 'waiting'],
    ['successful', 'waiting'],
    ['unsuccess', 'waiting'],
    ['fail', 'waiting'],
    ['uspešno', 'waiting'],
    [undefined, 'waiting'],
  ])('%j means %s', (text, status) => {
    expect(readStatus(text)).toBe(status)
  })
})
