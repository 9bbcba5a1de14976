import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { userQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { loadTexts } from '@/i18n/start'
import { LEGAL_PAGES, paths } from '@/paths'
import { FaultPage } from '@/routes/fault/fault-page'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { RootLayout } from '@/routes/root-layout'
import { readNextPath } from '@/session/next-path'
import { currentSession } from '@/session/session'
import { loadScript } from '@/ui/lazy-script'

/** Every path of the app, with what each loads. Loaders start texts and data beside the page's script. */
export function routes(queryClient: QueryClient): RouteObject[] {
  const startFleet = () => {
    void queryClient.prefetchQuery(vehiclesQuery())
    void queryClient.prefetchQuery(reservationsQuery())
  }

  return [
    {
      element: <RootLayout />,
      errorElement: <FaultPage />,
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <PublicLayout />,
          loader: () => loadTexts(),
          shouldRevalidate: never,
          children: [
            {
              errorElement: <FaultPage />,
              children: [
                {
                  path: paths.home,
                  loader: () => loadTexts('landing'),
                  lazy: { Component: async () => (await loadScript(landing)).LandingPage },
                },
                {
                  path: paths.vehicles,
                  shouldRevalidate: onNewPage,
                  loader: () => {
                    startFleet()
                    return loadTexts('booking')
                  },
                  lazy: { Component: async () => (await loadScript(vehicles)).VehiclesPage },
                },
                {
                  path: paths.auth,
                  shouldRevalidate: onNewPage,
                  loader: leaveIfSignedIn,
                  lazy: { Component: async () => (await loadScript(auth)).AuthPage },
                },
                {
                  path: paths.reservationConfirm,
                  shouldRevalidate: onNewPage,
                  loader: () => loadTexts('deposit'),
                  lazy: { Component: async () => (await loadScript(deposit)).ReservationConfirmPage },
                },
                ...LEGAL_PAGES.map((page) => ({
                  path: paths.legal(page),
                  loader: () => loadTexts('legal'),
                  lazy: {
                    Component: async () => {
                      const { LegalPage } = await loadScript(legal)
                      return () => <LegalPage page={page} />
                    },
                  },
                })),
                { path: '*', lazy: { Component: async () => (await loadScript(notFound)).NotFoundPage } },
              ],
            },
          ],
        },
        {
          path: paths.client,
          shouldRevalidate: onNewPage,
          loader: ({ request }) => {
            const session = currentSession()
            if (session === undefined) return redirect(paths.authThen(pathOf(request)))
            if (session.userId !== undefined) void queryClient.prefetchQuery(userQuery(session.userId))
            return loadTexts('client')
          },
          lazy: { Component: async () => (await loadScript(clientLayout)).ClientLayout },
          children: [
            {
              errorElement: <FaultPage />,
              children: [
                {
                  index: true,
                  loader: startFleetLoader,
                  shouldRevalidate: onNewPage,
                  lazy: { Component: async () => (await loadScript(reservations)).ReservationsPage },
                },
                {
                  path: paths.settings,
                  loader: () => loadTexts('settings'),
                  lazy: { Component: async () => (await loadScript(settings)).SettingsPage },
                },
                {
                  // The administrator's rooms: their data is asked for once the role is known (D15, D16).
                  lazy: { Component: administratorsOnly },
                  children: [
                    {
                      path: paths.allVehicles,
                      shouldRevalidate: onNewPage,
                      loader: () => loadTexts('fleet'),
                      lazy: { Component: async () => (await loadScript(allVehicles)).AllVehiclesPage },
                    },
                    {
                      path: paths.users,
                      shouldRevalidate: onNewPage,
                      loader: () => loadTexts('users'),
                      lazy: { Component: async () => (await loadScript(users)).UsersPage },
                    },
                  ],
                },
                { path: '*', lazy: { Component: async () => (await loadScript(notFound)).NotFoundPage } },
              ],
            },
          ],
        },
      ],
    },
  ]

  function startFleetLoader() {
    if (currentSession() !== undefined) startFleet()
    return null
  }
}

const landing = () => import('@/routes/public/landing/landing-page')
const vehicles = () => import('@/routes/public/vehicles/vehicles-page')
const auth = () => import('@/routes/public/auth/auth-page')
const deposit = () => import('@/routes/public/reservation-confirm/reservation-confirm-page')
const notFound = () => import('@/routes/public/not-found/not-found-page')
const legal = () => import('@/routes/public/legal/legal-page')
const clientLayout = () => import('@/routes/client/layout/client-layout')
const reservations = () => import('@/routes/client/reservations/reservations-page')
const settings = () => import('@/routes/client/settings/settings-page')
const allVehicles = () => import('@/routes/admin/vehicles/all-vehicles-page')
const users = () => import('@/routes/admin/users/users-page')

async function administratorsOnly() {
  const [{ AdministratorsOnly }, { NotFoundPage }] = await Promise.all([
    loadScript(() => import('@/routes/client/layout/administrators-only')),
    loadScript(notFound),
  ])
  return () => <AdministratorsOnly otherwise={<NotFoundPage />} />
}

const never = () => false

const onNewPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

function leaveIfSignedIn({ request }: LoaderFunctionArgs) {
  if (currentSession() === undefined) return loadTexts('auth')
  return redirect(readNextPath(new URL(request.url).searchParams.get('next')) ?? paths.client)
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
