import { readDin, type Para } from './money.ts'

// Every figure of the terms that a text or a screen names (docs/decisions.md, "Legal figures"). The name of a figure
// says its unit; amounts are in para.

const din = (amount: number): Para => readDin(amount) ?? 0

export const SEATS = 5
export const MINIMUM_DRIVER_AGE_YEARS = 21
export const LICENCE_HELD_YEARS = 3
export const MINIMUM_DEPOSIT: Para = din(117_000)
export const MINIMUM_RENTAL_DAYS = 1
export const LATE_RETURN_TOLERANCE_HOURS = 1
export const DELIVERY_OUTSIDE_NOVI_BEOGRAD: Para = din(6_000)
export const MINIMUM_RETURN_RANGE_KM = 50
export const LOST_PAPERS_FEE: Para = din(17_500)
export const SMOKING_FEE: Para = din(11_700)
export const CLEANING_FEE: Para = din(11_700)
export const COMPLAINT_WITHIN_HOURS = 24
export const REFUND_WITHIN_WORKING_DAYS = 7
export const CHANGE_NOTICE_HOURS = 24

/** How many hours a day of rental has. */
export const RENTAL_DAY_HOURS = 24

/** When the telephone is answered. */
export const SUPPORT = { hoursADay: 24, daysAWeek: 7 }

/** The cards that the terminal at the desk accepts. */
export const ACCEPTED_CARDS = ['Visa', 'MasterCard', 'DinaCard']

/** Days in which a complaint is answered, from its receipt (consumer law of Serbia). */
export const COMPLAINT_ANSWER_WITHIN_DAYS = 8

/** Days in which a complaint is resolved, from its receipt (consumer law of Serbia). */
export const COMPLAINT_RESOLUTION_WITHIN_DAYS = 15

/** Days in which a consumer may withdraw from a distance contract (consumer law of Serbia, with its exceptions). */
export const DISTANCE_WITHDRAWAL_DAYS = 14

/** Cancellation by the general terms; times are before the pickup. */
export const CANCELLATION_GENERAL = {
  freeUntilDays: 15,
  partlyChargedPercent: 50,
  fullyChargedWithinHours: 24,
  fullyChargedPercent: 100,
}

/** Cancellation by the page on the right to withdraw; times are before the pickup. */
export const CANCELLATION_WITHDRAWAL = { freeUntilHours: 48, keptPercent: 50 }
