import { company } from '@/company'
import { useFormats } from '@/i18n/use-formats'
import * as terms from '@/rental/terms'

/** The facts the legal texts name, each from the one module that holds it (D28). */
export function useLegalFacts() {
  const { money } = useFormats()
  return {
    minimumAge: terms.MINIMUM_DRIVER_AGE_YEARS,
    licenceYears: terms.LICENCE_HELD_YEARS,
    minimumDays: terms.MINIMUM_RENTAL_DAYS,
    toleranceHours: terms.LATE_RETURN_TOLERANCE_HOURS,
    changeHours: terms.CHANGE_NOTICE_HOURS,
    deposit: money(terms.MINIMUM_DEPOSIT),
    delivery: money(terms.DELIVERY_OUTSIDE_NOVI_BEOGRAD),
    returnRange: terms.MINIMUM_RETURN_RANGE_KM,
    lostPapers: money(terms.LOST_PAPERS_FEE),
    smoking: money(terms.SMOKING_FEE),
    cleaning: money(terms.CLEANING_FEE),
    freeDays: terms.CANCELLATION_GENERAL.freeUntilDays,
    partPercent: terms.CANCELLATION_GENERAL.partlyChargedPercent,
    fullHours: terms.CANCELLATION_GENERAL.fullyChargedWithinHours,
    fullPercent: terms.CANCELLATION_GENERAL.fullyChargedPercent,
    freeHours: terms.CANCELLATION_WITHDRAWAL.freeUntilHours,
    keptPercent: terms.CANCELLATION_WITHDRAWAL.keptPercent,
    complaintHours: terms.COMPLAINT_WITHIN_HOURS,
    refundDays: terms.REFUND_WITHIN_WORKING_DAYS,
    email: company.email,
    phone: company.phone,
  }
}
