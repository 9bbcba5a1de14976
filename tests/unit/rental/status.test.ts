import { describe, expect, it } from 'vitest'

import { awaitsConfirmation, nextStepOf, readStatus, runningRental, stagesOf } from '@/rental/status'

describe('readStatus', () => {
  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['pending', 'waiting'],
    ['', 'waiting'],
    ['successful', 'waiting'],
    ['uspešno', 'waiting'],
    [undefined, 'waiting'],
  ])('%j means %s', (text, status) => {
    expect(readStatus(text)).toBe(status)
  })
})

describe('the next step', () => {
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

it('a slip does not wait once its reservation has freed the car', () => {
  expect(awaitsConfirmation({ status: 'failed', slipImage: '/slip.png', isFreed: true })).toBe(false)
})

const NOW = '2027-03-10 11:00:00'

const rental = (start: string, end: string, status: string | undefined = 'success') => ({
  start: `2027-03-${start}:00`,
  end: `2027-03-${end}:00`,
  status,
})

describe('runningRental', () => {
  it.each([
    ['one around now', '09 08:00', '12 08:00'],
    ['one that starts this very moment', '10 11:00', '12 08:00'],
    ['one in its last second', '01 08:00', '10 11:01'],
  ])('is %s', (_, start, end) => {
    const running = rental(start, end)
    expect(runningRental([rental('01 08:00', '02 08:00'), running], NOW)).toBe(running)
  })

  it('is of several a confirmed one, else the one that started last, and never a failed one', () => {
    const early = rental('05 08:00', '12 08:00', 'pending')
    const late = rental('09 08:00', '12 08:00', 'pending')
    const confirmed = rental('08 08:00', '12 08:00', 'success')
    const failed = rental('10 08:00', '12 08:00', 'failed')
    expect(runningRental([early, late, failed], NOW)).toBe(late)
    expect(runningRental([early, confirmed, late, failed], NOW)).toBe(confirmed)
    expect(runningRental([failed], NOW)).toBeUndefined()
  })

  it.each([
    ['one that ends this very moment', '09 08:00', '10 11:00'],
    ['one that is over', '01 08:00', '05 08:00'],
    ['one to come', '10 11:01', '12 08:00'],
    ['one that ends before it starts', '12 08:00', '09 08:00'],
  ])('is not %s', (_, start, end) => {
    expect(runningRental([rental(start, end)], NOW)).toBeUndefined()
  })
})

it.each([
  ['deposit', 'reserved*, sent, confirmed'],
  ['confirmation', 'reserved, sent*, confirmed'],
  ['success', 'reserved, sent, confirmed*'],
  ['failed', 'reserved, failed*'],
] as const)('a reservation whose next step is %s has the stages %s', (next, track) => {
  const { stages, currentStage } = stagesOf(next)
  expect(stages.map((stage) => (stage === currentStage ? `${stage}*` : stage)).join(', ')).toBe(track)
})
