import { LANGUAGES, type Language } from './i18n/languages.ts'
import type { Day } from '@/rental/wall-clock'

/** What /vehicles carries in its query. */
export interface BookingQuery {
  from?: Day | undefined
  to?: Day | undefined
  car?: string | undefined
  step?: '2' | undefined
}

/** The six legal pages, by their path. */
export const LEGAL_PAGES = [
  'general-terms',
  'payment-terms',
  'payment-methods',
  'rights-to-withdraw',
  'terms-of-complaints',
  'protection-of-transaction',
] as const

/** One of the six legal pages. */
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Every path of the app; nowhere else is one written. */
export const paths = {
  home: '/',
  /** The landing page in a language, whatever the visitor's is. */
  homeIn: (language: Language) => `/${language}` as const,
  about: '/#about',
  contact: '/#contact',
  vehicles: '/vehicles',
  booking: (query: BookingQuery) => withQuery('/vehicles', { ...query }),
  auth: '/auth',
  authThen: (next: string) => withQuery('/auth', { next }),
  authMode: (mode: 'sign-in' | 'register', next: string | undefined) => withQuery('/auth', { mode, next }),
  deposit: '/reservation-confirm',
  depositFor: (id: string | undefined) => withQuery('/reservation-confirm', { id }),
  client: '/client',
  vehicleControl: '/client/current-reservation',
  settings: '/client/settings',
  allReservations: '/client/all-reservations',
  allVehicles: '/client/all-vehicles',
  users: '/client/users',
  legal: (page: LegalPage) => `/${page}` as const,
}

/** The language whose landing page is at this path, such as /de. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => withoutEndSlash(pathname) === paths.homeIn(language))

/** The path as it is written here: without a slash at its end. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?!^)\/+$/, '')

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size === 0 ? path : `${path}?${search}`
}
