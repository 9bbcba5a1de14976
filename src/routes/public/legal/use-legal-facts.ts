import { useTranslation } from 'react-i18next'

import { company, FORBIDDEN_COUNTRIES } from '@/company/company'
import { LANGUAGE_COOKIE_DAYS, LANGUAGE_FACTS, LANGUAGE_KEY } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import type { LegalPage } from '@/paths'
import { slipSubject } from '@/rental/payment-slip/slip-texts'
import { RENTAL_TIME } from '@/rental/period'
import * as terms from '@/rental/terms'
import type { Day } from '@/rental/wall-clock'
import { SESSION_DAYS } from '@/session/sign-in'

/** The day on which the legal texts, or the figures in them, last changed. */
export const LAST_CHANGED: Day = '2026-11-27'

/** The pages that the reader of each legal page may want next. */
export const RELATED_PAGES: Record<LegalPage, readonly LegalPage[]> = {
  'general-terms': ['payment-terms', 'rights-to-withdraw', 'terms-of-complaints'],
  'payment-terms': ['payment-methods', 'protection-of-transaction', 'rights-to-withdraw'],
  'payment-methods': ['payment-terms', 'protection-of-transaction'],
  'rights-to-withdraw': ['general-terms', 'terms-of-complaints', 'payment-terms'],
  'terms-of-complaints': ['general-terms', 'rights-to-withdraw'],
  'protection-of-transaction': ['payment-methods', 'payment-terms', 'general-terms'],
}

/**
 * The facts named in the legal texts, each from the one module that defines it. A number of days and the like includes
 * its noun, whose form depends on the number and on a preposition before it ("within", "since", "of").
 */
export function useLegalFacts() {
  const { t } = useTranslation('legal')
  const { language, money, measure } = useFormats()
  const days = (count: number) => t('figures.days', { count })
  const hours = (count: number) => t('figures.hours', { count })
  const ofDays = (count: number) => t('figures.afterPreposition.days', { count })
  const ofHours = (count: number) => t('figures.afterPreposition.hours', { count })
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(names)
  return {
    ...company,
    minimumAge: t('figures.years', { count: terms.MINIMUM_DRIVER_AGE_YEARS }),
    licenceYears: t('figures.afterPreposition.years', { count: terms.LICENCE_HELD_YEARS }),
    minimumDays: days(terms.MINIMUM_RENTAL_DAYS),
    dayHours: hours(terms.RENTAL_DAY_HOURS),
    toleranceHours: ofHours(terms.LATE_RETURN_TOLERANCE_HOURS),
    changeHours: hours(terms.CHANGE_NOTICE_HOURS),
    rentalTime: RENTAL_TIME,
    supportHours: hours(terms.SUPPORT.hoursADay),
    supportDays: days(terms.SUPPORT.daysAWeek),
    deposit: money(terms.MINIMUM_DEPOSIT),
    delivery: money(terms.DELIVERY_OUTSIDE_NOVI_BEOGRAD),
    returnRange: measure(terms.MINIMUM_RETURN_RANGE_KM, 'km'),
    lostPapers: money(terms.LOST_PAPERS_FEE),
    smoking: money(terms.SMOKING_FEE),
    cleaning: money(terms.CLEANING_FEE),
    freeDays: days(terms.CANCELLATION_GENERAL.freeUntilDays),
    partPercent: measure(terms.CANCELLATION_GENERAL.partlyChargedPercent, '%'),
    fullHours: ofHours(terms.CANCELLATION_GENERAL.fullyChargedWithinHours),
    fullPercent: measure(terms.CANCELLATION_GENERAL.fullyChargedPercent, '%'),
    freeHours: ofHours(terms.CANCELLATION_WITHDRAWAL.freeUntilHours),
    keptPercent: measure(terms.CANCELLATION_WITHDRAWAL.keptPercent, '%'),
    withdrawalDays: ofDays(terms.DISTANCE_WITHDRAWAL_DAYS),
    complaintHours: ofHours(terms.COMPLAINT_WITHIN_HOURS),
    answerDays: ofDays(terms.COMPLAINT_ANSWER_WITHIN_DAYS),
    resolutionDays: ofDays(terms.COMPLAINT_RESOLUTION_WITHIN_DAYS),
    refundDays: t('figures.afterPreposition.workingDays', { count: terms.REFUND_WITHIN_WORKING_DAYS }),
    sessionDays: ofDays(SESSION_DAYS),
    languageDays: ofDays(LANGUAGE_COOKIE_DAYS),
    languageKey: LANGUAGE_KEY,
    cards: list(terms.ACCEPTED_CARDS),
    forbiddenCountries:
      FORBIDDEN_COUNTRIES.length === 0
        ? t('countriesInContract')
        : list(FORBIDDEN_COUNTRIES.map((country) => country[language])),
    subject: slipSubject('…'),
  }
}
