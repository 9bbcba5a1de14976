import { LEGAL_PAGES, paths } from '../../src/paths.ts'

/** What a page needs before it can be drawn, and how it is named where no script runs. */
export interface Page {
  /** The modules that the route table loads lazily for the page. */
  modules: string[]
  /** The namespaces of its texts, beside 'common'. */
  texts: string[]
  /** The paths of the API it reads, without a user's id. */
  data: string[]
  /** Those it needs at once only where its address holds a choice; else its script asks for them. */
  chosenData?: string[]
  /** Drawings that are most likely seen first, though only the data says so. */
  drawings?: string[]
  /** The keys of its title and description, as 'namespace:key'; a page without a description is not to be found. */
  title: string
  description?: string
}

const room = (name: string) => `src/routes/${name}.tsx`

const AREA = ['src/rooms.tsx', room('client/layout/client-layout')]

const clientRoom = (
  name: string,
  texts: string[],
  data: string[],
  title = `${texts.at(-1)}:title`,
): Page => ({
  modules: [...AREA, room(name)],
  texts: ['client', ...texts],
  data,
  title,
})

/** The landing page, which is drawn at build time in every language. */
export const LANDING: Page = {
  modules: [room('public/landing/landing-page')],
  texts: ['landing'],
  data: [],
  title: 'landing:title',
  description: 'landing:description',
}

/** The pages by path, beside the landing page. */
export const PAGES: Record<string, Page> = {
  [paths.vehicles]: {
    modules: [room('public/vehicles/vehicles-page')],
    texts: ['booking'],
    data: ['/vehicles'],
    chosenData: ['/reservations'],
    drawings: ['/cars/model-3.svg'],
    title: 'booking:pageTitle',
    description: 'booking:description',
  },
  [paths.auth]: {
    modules: [room('public/auth/auth-page')],
    texts: ['auth'],
    data: [],
    title: 'auth:signInPage',
    description: 'auth:description',
  },
  [paths.reservationConfirm]: {
    modules: [room('public/reservation-confirm/reservation-confirm-page')],
    texts: ['deposit'],
    data: [],
    title: 'deposit:title',
    description: 'deposit:description',
  },
  [paths.client]: clientRoom(
    'client/reservations/reservations-page',
    [],
    ['/vehicles', '/reservations'],
    'client:myReservations',
  ),
  [paths.vehicleControl]: clientRoom(
    'client/vehicle-control/vehicle-control-page',
    ['control'],
    ['/vehicles', '/reservations'],
  ),
  [paths.allReservations]: clientRoom(
    'admin/reservations/reservations-page',
    ['reservations'],
    ['/vehicles', '/reservations'],
  ),
  // What these show is asked for once the role is known (D15).
  [paths.allVehicles]: clientRoom('admin/vehicles/all-vehicles-page', ['fleet'], []),
  [paths.users]: clientRoom('admin/users/users-page', ['users'], []),
  [paths.settings]: clientRoom('client/settings/settings-page', ['settings'], []),
  ...Object.fromEntries(
    LEGAL_PAGES.map((page): [string, Page] => [
      paths.legal(page),
      {
        modules: [room('public/legal/legal-page')],
        texts: ['legal'],
        data: [],
        title: `common:legal.${page}`,
        description: `legal:description.${page}`,
      },
    ]),
  ),
}

/** What is served where there is no such page. */
export const NOT_FOUND: Page = {
  modules: [room('public/not-found/not-found-page')],
  texts: [],
  data: [],
  title: 'common:notFound.title',
}
