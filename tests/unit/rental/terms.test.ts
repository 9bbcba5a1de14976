import { describe, expect, it } from 'vitest'

import * as terms from '@/rental/terms'

describe('the terms of the specification', () => {
  it.each([
    ['seats shown', terms.SEATS, 5],
    ['minimum age of a driver in years', terms.MINIMUM_DRIVER_AGE_YEARS, 21],
    ['years a licence is held', terms.LICENCE_HELD_YEARS, 3],
    ['minimum rental in days', terms.MINIMUM_RENTAL_DAYS, 1],
    ['hours of tolerance for a late return', terms.LATE_RETURN_TOLERANCE_HOURS, 1],
    ['km of range left at return', terms.MINIMUM_RETURN_RANGE_KM, 50],
    ['hours for a complaint', terms.COMPLAINT_WITHIN_HOURS, 24],
    ['working days until a refund', terms.REFUND_WITHIN_WORKING_DAYS, 7],
    ['hours of notice for a change', terms.CHANGE_NOTICE_HOURS, 24],
    ['hours of a day of rental', terms.RENTAL_DAY_HOURS, 24],
    ['hours of support a day', terms.SUPPORT.hoursADay, 24],
    ['days of support a week', terms.SUPPORT.daysAWeek, 7],
  ])('%s: %i', (_, figure, expected) => {
    expect(figure).toBe(expected)
  })

  it.each([
    ['minimum deposit', terms.MINIMUM_DEPOSIT, 117_000],
    ['delivery outside Novi Beograd', terms.DELIVERY_OUTSIDE_NOVI_BEOGRAD, 6_000],
    ['lost papers or plates', terms.LOST_PAPERS_FEE, 17_500],
    ['smoking', terms.SMOKING_FEE, 11_700],
    ['cleaning', terms.CLEANING_FEE, 11_700],
  ])('%s: %i para, which is %i din', (_, para, din) => {
    expect(para).toBe(din * 100)
  })

  it('the accepted cards are Visa, MasterCard and DinaCard', () => {
    expect(terms.ACCEPTED_CARDS).toEqual(['Visa', 'MasterCard', 'DinaCard'])
  })

  it('cancellation, first reading: free 15 days before, then 50 %, 100 % under 24 hours', () => {
    expect(terms.CANCELLATION_GENERAL).toEqual({
      freeUntilDays: 15,
      partlyChargedPercent: 50,
      fullyChargedWithinHours: 24,
      fullyChargedPercent: 100,
    })
  })

  it('cancellation, second reading: free 48 hours before, then 50 % is kept', () => {
    expect(terms.CANCELLATION_WITHDRAWAL).toEqual({ freeUntilHours: 48, keptPercent: 50 })
  })
})

describe('the terms that consumer law adds', () => {
  it.each([
    ['days until a complaint is answered', terms.COMPLAINT_ANSWER_WITHIN_DAYS, 8],
    ['days until a complaint is resolved', terms.COMPLAINT_RESOLUTION_WITHIN_DAYS, 15],
    ['days to withdraw from a distance contract', terms.DISTANCE_WITHDRAWAL_DAYS, 14],
  ])('%s: %i', (_, figure, expected) => {
    expect(figure).toBe(expected)
  })
})
