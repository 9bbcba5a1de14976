import type { Locator, Page } from '@playwright/test'

import { LEGAL_PAGES, paths } from '../../src/paths.ts'
import { expectAccessible } from './support/axe'
import { card } from './support/booking'
import { signInAdministrator, signInClient } from './support/people'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A path, and what is there once the page is complete. */
type Screen = readonly [path: string, sight: (page: Page) => Locator]

const heading =
  (name: string, level = 1) =>
  (page: Page) =>
    page.getByRole('heading', { level, name })
const table = (name: string) => (page: Page) => page.getByRole('table', { name })

// The others lead to a part of a page, or to a page from another.
type Pages = Exclude<keyof typeof paths, 'about' | 'contact' | 'authThen'>
type Rooms = 'client' | 'vehicleControl' | 'settings'
type AdministratorsRooms = 'allReservations' | 'allVehicles' | 'users'

// Every path of the app: one that is missing does not compile.
const FOR_ALL: Record<Exclude<Pages, Rooms | AdministratorsRooms>, readonly Screen[]> = {
  home: [[paths.home, heading('Belgrade, quietly.')]],
  homeIn: [[paths.homeIn('sr'), heading('Nečujno kroz Beograd.')]],
  vehicles: [[paths.vehicles, (page) => card(page)]],
  booking: [[paths.booking({ step: '2' }), (page) => page.getByText('No car is selected.')]],
  auth: [[paths.auth, heading('Welcome back')]],
  authMode: [[paths.authMode('register', undefined), heading('Create your account')]],
  reservationConfirm: [[paths.deposit, heading('Confirm the deposit')]],
  confirmReservation: [[paths.depositFor('4'), heading('Confirm the deposit')]],
  legal: LEGAL_PAGES.map((name) => [paths.legal(name), heading('')] as const),
}

const FOR_CLIENTS: Record<Rooms, readonly Screen[]> = {
  client: [[paths.client, table('My reservations')]],
  vehicleControl: [[paths.vehicleControl, heading('Tesla', 2)]],
  settings: [[paths.settings, heading('Settings')]],
}

const FOR_ADMINISTRATORS: Record<AdministratorsRooms, readonly Screen[]> = {
  allReservations: [[paths.allReservations, table('All reservations')]],
  allVehicles: [[paths.allVehicles, table('All vehicles')]],
  users: [[paths.users, table('Users')]],
}

const NOWHERE: Screen = ['/no-such-page', heading('Page not found')]
const NO_ROOM: Screen = [paths.users, heading('Page not found')]

/** Looks at screens one after the other on one page. */
async function look(page: Page, screens: readonly Screen[]) {
  for (const [path, sight] of screens) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(sight(page)).toBeVisible()
      await expectAccessible(page)
    })
  }
}

const { legal, ...others } = FOR_ALL

test('pages for all', async ({ page }) => {
  await look(page, [...Object.values(others).flat(), NOWHERE])
})

test('legal pages', async ({ page }) => {
  await look(page, legal)
})

test('rooms of a client', async ({ page, context, baseURL }) => {
  await signInClient(context, baseURL)
  await look(page, [...Object.values(FOR_CLIENTS).flat(), NO_ROOM])
})

test('rooms of an administrator', async ({ page, context, baseURL }) => {
  await signInAdministrator(context, baseURL)
  await look(page, Object.values(FOR_ADMINISTRATORS).flat())
})
