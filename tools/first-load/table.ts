import { LEGAL_PAGES } from '../../src/paths.ts'

/** What a page needs before it can be drawn, so that the browser asks for all of it at once. */
export interface FirstLoad {
  /** The modules that the route table loads lazily for the page. */
  modules: string[]
  /** The namespaces of its texts, beside 'common'. */
  texts: string[]
  /** The paths of the API it reads, without a user's id. */
  data: string[]
}

const room = (name: string) => `src/routes/${name}.tsx`

// Its data waits until the role is known (D15).
const administratorsRoom = (page: string, texts: string): FirstLoad => ({
  modules: [
    room('client/layout/client-layout'),
    room('client/layout/administrators-only'),
    room(`admin/${page}`),
  ],
  texts: ['client', texts],
  data: [],
})

/** The pages by path; a path that is not here loads what every page loads. */
export const FIRST_LOADS: Record<string, FirstLoad> = {
  '/': { modules: [room('public/landing/landing-page')], texts: ['landing'], data: [] },
  '/vehicles': {
    modules: [room('public/vehicles/vehicles-page')],
    texts: ['booking'],
    data: ['/vehicles', '/reservations'],
  },
  '/auth': { modules: [room('public/auth/auth-page')], texts: ['auth'], data: [] },
  '/reservation-confirm': {
    modules: [room('public/reservation-confirm/reservation-confirm-page')],
    texts: ['deposit'],
    data: [],
  },
  '/client': {
    modules: [room('client/layout/client-layout'), room('client/reservations/reservations-page')],
    texts: ['client'],
    data: ['/vehicles', '/reservations'],
  },
  '/client/settings': {
    modules: [room('client/layout/client-layout'), room('client/settings/settings-page')],
    texts: ['client', 'settings'],
    data: [],
  },
  '/client/all-vehicles': administratorsRoom('vehicles/all-vehicles-page', 'fleet'),
  '/client/users': administratorsRoom('users/users-page', 'users'),
  ...Object.fromEntries(
    LEGAL_PAGES.map((page) => [
      `/${page}`,
      { modules: [room('public/legal/legal-page')], texts: ['legal'], data: [] },
    ]),
  ),
}
