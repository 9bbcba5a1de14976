import type { Language } from '@/i18n/languages'
import type { OwnerRules } from '@/rental/owner-rules'

/** The company's data: placeholders that the owner of the shop replaces (docs/decisions.md, "Company data"). */
export const company = {
  brand: 'Struja',
  /** The shop's public address, without a slash at its end. */
  website: 'https://struja.example',
  legalName: 'Legal name of the company',
  address: 'Street and number, 11000 Beograd',
  phone: '+381 11 000 00 00',
  email: 'office@struja.example',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
  /** The account to which deposits are paid, 18 digits with valid control digits. */
  account: '000-0000000000000-98',
  dataProtectionOfficer: 'Data-protection officer',
}

/** The countries in which the cars may not be driven, listed by the owner (docs/decisions.md, "Forbidden countries"). */
export const FORBIDDEN_COUNTRIES: readonly Readonly<Record<Language, string>>[] = []

/** The owner's rules, off while they are empty (docs/how-to.md, "Set an owner's rule"); the build checks them. */
export const OWNER_RULES: OwnerRules = {
  /** The statuses of reservations that no longer hold their car, such as 'failed'. */
  freeingStatuses: [],
  /** Discounts on longer rentals, the shortest first, such as { fromDays: 7, percent: 10 }. */
  discounts: [],
}

/** The public address of a page of the shop. */
export const addressOf = (path: string): string => company.website + path

/** The link that phones the shop. */
export const phoneLink = `tel:${company.phone.replaceAll(' ', '')}`
