import { LANGUAGES, type Language } from '../../../src/i18n/languages.ts'
import { LEGAL_PAGES, paths } from '../../../src/paths.ts'

/** A page: its path, and its title and heading in English. */
export interface ListedPage {
  path: string
  title: string
  heading: string
  /** The language of a page that has only one. */
  language?: Language
}

const LANDING = { title: 'Rent an electric car in Belgrade', heading: 'Belgrade, quietly.' }
const NOT_FOUND = { title: 'Page not found', heading: 'Page not found' }

const LEGAL: Record<(typeof LEGAL_PAGES)[number], string> = {
  'general-terms': 'General terms',
  'payment-terms': 'Payment terms',
  'payment-methods': 'Payment methods',
  'rights-to-withdraw': 'Cancellation and withdrawal',
  'terms-of-complaints': 'Complaints',
  'protection-of-transaction': 'Payment security',
}

/** The pages that a visitor can open. */
export const PUBLIC_PAGES: readonly ListedPage[] = [
  { path: paths.home, ...LANDING },
  ...LANGUAGES.map((language): ListedPage =>
    Object.assign({ path: paths.homeIn(language), language }, LANDING),
  ),
  { path: paths.vehicles, title: 'Vehicles', heading: 'Choose your car' },
  { path: paths.vehicle('1'), title: 'Tesla Model 3 Dual Motor', heading: 'Tesla Model 3 Dual Motor' },
  { path: paths.auth, title: 'Sign in', heading: 'Welcome back' },
  { path: paths.deposit, title: 'Pay the deposit', heading: 'Pay the deposit' },
  ...LEGAL_PAGES.map((name) => ({ path: paths.legal(name), title: LEGAL[name], heading: LEGAL[name] })),
  { path: '/no-such-page', ...NOT_FOUND },
]

const samePage = (path: string, title: string): ListedPage => ({ path, title, heading: title })

/** The pages of the signed-in area that an administrator can open. */
export const AREA_PAGES: readonly ListedPage[] = [
  samePage(paths.client, 'My reservations'),
  samePage(paths.vehicleControl, 'Vehicle control'),
  samePage(paths.tripSheet('4'), 'Trip sheet'),
  samePage(paths.settings, 'Settings'),
  samePage(paths.allReservations, 'All reservations'),
  samePage(paths.allVehicles, 'All vehicles'),
  samePage(paths.users, 'SystemUsers'),
  samePage(paths.today, 'Today'),
  samePage(paths.figures, 'Figures'),
  samePage(`${paths.client}/no-such-page`, 'Page not found'),
]
