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

const AREA = ['src/rooms.tsx', room('client/layout/client-layout')]

const clientRoom = (name: string, texts: string[], data: string[]): FirstLoad => ({
  modules: [...AREA, room(name)],
  texts: ['client', ...texts],
  data,
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
  '/client': clientRoom('client/reservations/reservations-page', [], ['/vehicles', '/reservations']),
  '/client/current-reservation': clientRoom(
    'client/vehicle-control/vehicle-control-page',
    ['control'],
    ['/vehicles', '/reservations'],
  ),
  '/client/all-reservations': clientRoom(
    'admin/reservations/reservations-page',
    ['reservations'],
    ['/vehicles', '/reservations'],
  ),
  // What these show is asked for once the role is known (D15).
  '/client/all-vehicles': clientRoom('admin/vehicles/all-vehicles-page', ['fleet'], []),
  '/client/users': clientRoom('admin/users/users-page', ['users'], []),
  '/client/settings': clientRoom('client/settings/settings-page', ['settings'], []),
  ...Object.fromEntries(
    LEGAL_PAGES.map((page) => [
      `/${page}`,
      { modules: [room('public/legal/legal-page')], texts: ['legal'], data: [] },
    ]),
  ),
}
