import { describe, expect, it } from 'vitest'

import { awaitsConfirmation, nextStepOf, readStatus } from '@/rental/status'

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

describe('what comes next', () => {
  it.each([
    ['pending', undefined, 'deposit', false],
    [undefined, undefined, 'deposit', false],
    ['pending', '/slip.png', 'confirmation', true],
    [undefined, '/slip.png', 'confirmation', true],
    ['success', undefined, 'success', false],
    ['success', '/slip.png', 'success', false],
    ['failed', undefined, 'failed', false],
    ['failed', '/slip.png', 'failed', true],
  ])('of the status %s with the slip %s is %s', (status, slipImage, next, awaits) => {
    expect(nextStepOf({ status, slipImage })).toBe(next)
    expect(awaitsConfirmation({ status, slipImage })).toBe(awaits)
  })
})
