import type { Day } from '@/rental/wall-clock'

import { LANGUAGES, type Language } from './i18n/languages.ts'

/** The query of /vehicles. */
export interface BookingQuery {
  from?: Day | undefined
  to?: Day | undefined
  car?: string | undefined
  /** The model whose vehicles are listed first. */
  model?: string | undefined
  step?: '2' | undefined
}

/** The paths of the legal pages. A new page takes an entry here, its RELATED_PAGES and its texts. */
export const LEGAL_PAGES = [
  'general-terms',
  'payment-terms',
  'payment-methods',
  'rights-to-withdraw',
  'terms-of-complaints',
  'protection-of-transaction',
] as const

/** The path of a legal page. */
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Every path of the app; paths are written nowhere else. */
export const paths = {
  home: '/',
  /** The landing page in a given language, whichever the visitor has chosen. */
  homeIn: (language: Language) => `/${language}` as const,
  vehicles: '/vehicles',
  /** The page of a vehicle, as a route. */
  anyVehicle: '/vehicles/:id',
  /** The page of one vehicle; it keeps the query of the fleet. */
  vehicle: (id: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`/vehicles/${encodeURIComponent(id)}`, query),
  booking: (query: BookingQuery) => withQuery('/vehicles', { ...query }),
  auth: '/auth',
  authThen: (next: string | undefined) => withQuery('/auth', { next }),
  authMode: (mode: 'sign-in' | 'register', next: string | undefined) => withQuery('/auth', { mode, next }),
  deposit: '/reservation-confirm',
  depositFor: (id: string | undefined) => withQuery('/reservation-confirm', { id }),
  client: '/client',
  ownReservation: (id: string) => withQuery('/client', { reservation: id }),
  /** The trip sheet of a reservation, as a route. */
  anyTripSheet: '/client/reservations/:id/trip-sheet',
  tripSheet: (id: string) => `/client/reservations/${encodeURIComponent(id)}/trip-sheet`,
  vehicleControl: '/client/current-reservation',
  settings: '/client/settings',
  today: '/client/today',
  allReservations: '/client/all-reservations',
  timeline: '/client/all-reservations?view=timeline',
  reservation: (id: string) => withQuery('/client/all-reservations', { reservation: id }),
  /** The reservations that pass these filters. */
  reservationsFound: (query: Partial<Record<'status' | 'figure' | 'from' | 'to' | 'sort', string>>) =>
    withQuery('/client/all-reservations', query),
  reservationsOfUser: (id: string) => withQuery('/client/all-reservations', { user: id }),
  reservationsOfVehicle: (id: string) => withQuery('/client/all-reservations', { vehicle: id }),
  bookForClient: (query: Record<'client' | 'car' | 'pickup' | 'return', string | undefined>) =>
    withQuery('/client/all-reservations', { book: 'new', ...query }),
  allVehicles: '/client/all-vehicles',
  /** The form of the vehicle of that ID, or of a new one. */
  vehicleForm: (id: string | undefined) =>
    withQuery('/client/all-vehicles', id === undefined ? { create: 'vehicle' } : { vehicle: id }),
  figures: '/client/figures',
  /** The reservations behind a figure, of one vehicle or of all. */
  reservationsBehind: (figure: string, from: Day, to: Day, vehicle?: string) =>
    withQuery('/client/all-reservations', { figure, from, to, vehicle }),
  users: '/client/users',
  usersFound: (text: string) => withQuery('/client/users', { q: text }),
  legal: (page: LegalPage) => `/${page}` as const,
  /** The first section about personal data. */
  privacy: '/general-terms#personal-data',
}

/** The language whose landing page is at this path, such as /de. */
export const languageOfPath = (pathname: string): Language | undefined =>
  LANGUAGES.find((language) => withoutEndSlash(pathname) === paths.homeIn(language))

/** Whether the landing page is at this path, in any language. */
export const isLandingPath = (pathname: string): boolean =>
  pathname === paths.home || languageOfPath(pathname) !== undefined

/** The path without a slash at its end, as `paths` writes paths. */
export const withoutEndSlash = (pathname: string): string => pathname.replace(/(?!^)\/+$/, '')

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size === 0 ? path : `${path}?${search}`
}
