import type { Day } from '@/rental/wall-clock'

import { LANGUAGES, type Language } from './i18n/languages.ts'

/** What /vehicles carries in its query. */
export interface BookingQuery {
  from?: Day | undefined
  to?: Day | undefined
  car?: string | undefined
  /** The model whose vehicles come first. */
  model?: string | undefined
  step?: '2' | undefined
}

/**
 * The legal pages: the path of each, the day its texts or the figures in them were last changed, and the pages its
 * reader may want next. Another page is one more entry, and its texts.
 */
export const LEGAL_DOCUMENTS = [
  {
    path: 'general-terms',
    lastChanged: '2026-11-22',
    related: ['payment-terms', 'rights-to-withdraw', 'terms-of-complaints'],
  },
  {
    path: 'payment-terms',
    lastChanged: '2026-11-22',
    related: ['payment-methods', 'protection-of-transaction', 'rights-to-withdraw'],
  },
  {
    path: 'payment-methods',
    lastChanged: '2026-11-22',
    related: ['payment-terms', 'protection-of-transaction'],
  },
  {
    path: 'rights-to-withdraw',
    lastChanged: '2026-11-22',
    related: ['general-terms', 'terms-of-complaints', 'payment-terms'],
  },
  {
    path: 'terms-of-complaints',
    lastChanged: '2026-11-22',
    related: ['general-terms', 'rights-to-withdraw'],
  },
  {
    path: 'protection-of-transaction',
    lastChanged: '2026-11-22',
    related: ['payment-methods', 'payment-terms', 'general-terms'],
  },
] as const

/** The path of a legal page. */
export type LegalPage = (typeof LEGAL_DOCUMENTS)[number]['path']

/** The paths of the legal pages. */
export const LEGAL_PAGES = LEGAL_DOCUMENTS.map(({ path }) => path)

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
  authThen: (next: string | undefined) => withQuery('/auth', { next }),
  authMode: (mode: 'sign-in' | 'register', next: string | undefined) => withQuery('/auth', { mode, next }),
  deposit: '/reservation-confirm',
  depositFor: (id: string | undefined) => withQuery('/reservation-confirm', { id }),
  client: '/client',
  ownReservation: (id: string) => withQuery('/client', { reservation: id }),
  vehicleControl: '/client/current-reservation',
  settings: '/client/settings',
  allReservations: '/client/all-reservations',
  reservation: (id: string) => withQuery('/client/all-reservations', { reservation: id }),
  reservationsOfUser: (id: string) => withQuery('/client/all-reservations', { user: id }),
  reservationsOfVehicle: (id: string) => withQuery('/client/all-reservations', { vehicle: id }),
  allVehicles: '/client/all-vehicles',
  vehicleForm: (id: string) => withQuery('/client/all-vehicles', { vehicle: id }),
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
