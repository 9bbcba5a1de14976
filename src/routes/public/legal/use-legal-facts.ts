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

/** For each legal page, the day its texts or their figures last changed, and the pages its reader may want next. */
export const LEGAL_DOCUMENTS: Record<LegalPage, { lastChanged: Day; related: readonly LegalPage[] }> = {
  'general-terms': {
    lastChanged: '2026-11-27',
    related: ['payment-terms', 'rights-to-withdraw', 'terms-of-complaints'],
  },
  'payment-terms': {
    lastChanged: '2026-11-27',
    related: ['payment-methods', 'protection-of-transaction', 'rights-to-withdraw'],
  },
  'payment-methods': {
    lastChanged: '2026-11-27',
    related: ['payment-terms', 'protection-of-transaction'],
  },
  'rights-to-withdraw': {
    lastChanged: '2026-11-27',
    related: ['general-terms', 'terms-of-complaints', 'payment-terms'],
  },
  'terms-of-complaints': {
    lastChanged: '2026-11-27',
    related: ['general-terms', 'rights-to-withdraw'],
  },
  'protection-of-transaction': {
    lastChanged: '2026-11-27',
    related: ['payment-methods', 'payment-terms', 'general-terms'],
  },
}

/**
 * The facts named in the legal texts, each from the one module that defines it. A number of days and the like includes
 * its noun, whose form depends on the number and on a preposition before it ("within", "since", "of").
 */
export function useLegalFacts() {
  const { t } = useTranslation('legal')
  const { language, money, measure } = useFormats()
  const years = (count: number) => t('figures.years', { count })
  const days = (count: number) => t('figures.days', { count })
  const hours = (count: number) => t('figures.hours', { count })
  const ofYears = (count: number) => t('figures.afterPreposition.years', { count })
  const ofDays = (count: number) => t('figures.afterPreposition.days', { count })
  const ofWorkingDays = (count: number) => t('figures.afterPreposition.workingDays', { count })
  const ofHours = (count: number) => t('figures.afterPreposition.hours', { count })
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(LANGUAGE_FACTS[language].locale).format(names)
  return {
    minimumAge: years(terms.MINIMUM_DRIVER_AGE_YEARS),
    licenceYears: ofYears(terms.LICENCE_HELD_YEARS),
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
    refundDays: ofWorkingDays(terms.REFUND_WITHIN_WORKING_DAYS),
    sessionDays: ofDays(SESSION_DAYS),
    languageDays: ofDays(LANGUAGE_COOKIE_DAYS),
    languageKey: LANGUAGE_KEY,
    cards: list(terms.ACCEPTED_CARDS),
    forbiddenCountries:
      FORBIDDEN_COUNTRIES.length === 0
        ? t('countriesInContract')
        : list(FORBIDDEN_COUNTRIES.map((country) => country[language])),
    subject: slipSubject('…'),
    legalName: company.legalName,
    address: company.address,
    account: company.account,
    officer: company.dataProtectionOfficer,
    email: company.email,
    phone: company.phone,
  }
}
