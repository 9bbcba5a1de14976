import { describe, expect, it } from 'vitest'

import { awaitsConfirmation, nextStepOf, readStatus, runningRental, stagesOf } from '@/rental/status'

describe('readStatus', () => {
  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
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

  it.each([
    ['one that ends this very moment', '09 08:00', '10 11:00'],
    ['one that is over', '01 08:00', '05 08:00'],
    ['one to come', '10 11:01', '12 08:00'],
    ['one that ends before it starts', '12 08:00', '09 08:00'],
  ])('is not %s', (_, start, end) => {
    expect(runningRental([rental(start, end)], NOW)).toBeUndefined()
  })

  it.each(['success', 'pending', '', undefined])('may have the status %j', (status) => {
    expect(runningRental([rental('09 08:00', '12 08:00', status)], NOW)).toBeDefined()
  })

  it('is never a failed rental', () => {
    expect(runningRental([rental('09 08:00', '12 08:00', 'failed')], NOW)).toBeUndefined()
  })

  it('is the rental that started last, in any order of the list', () => {
    const earlier = rental('08 08:00', '12 08:00')
    const later = rental('09 08:00', '11 08:00')
    expect(runningRental([earlier, later], NOW)).toBe(later)
    expect(runningRental([later, earlier], NOW)).toBe(later)
  })

  it.each(['pending', ''])('is a confirmed rental before a later one with the status %j', (status) => {
    const confirmed = rental('08 08:00', '12 08:00')
    const unconfirmed = rental('09 08:00', '11 08:00', status)
    expect(runningRental([confirmed, unconfirmed], NOW)).toBe(confirmed)
    expect(runningRental([unconfirmed, confirmed], NOW)).toBe(confirmed)
  })

  it('is the first of those that started together', () => {
    const first = rental('09 08:00', '12 08:00')
    expect(runningRental([first, rental('09 08:00', '11 08:00')], NOW)).toBe(first)
  })

  it('is undefined for an empty list', () => {
    expect(runningRental([], NOW)).toBeUndefined()
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
