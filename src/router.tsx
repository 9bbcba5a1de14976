import type { QueryClient } from '@tanstack/react-query'
import {
  redirect,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { LANGUAGES } from '@/i18n/languages'
import { loadTexts, speakLanguage } from '@/i18n/start'
import { LEGAL_PAGES, paths } from '@/paths'
import { FaultPage } from '@/routes/fault/fault-page'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { RootLayout } from '@/routes/root-layout'
import { readNextPath } from '@/session/next-path'
import { currentSession } from '@/session/session'
import { loadScript } from '@/ui/lazy-script'

const ROOT = 'root'

/**
 * The public paths of the app, with what each loads; those of the signed-in area are in rooms.tsx. Loaders start texts
 * and data beside the page's script.
 */
export function routes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      id: ROOT,
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
                  lazy: landingPage(),
                },
                ...LANGUAGES.map((language) => ({
                  path: paths.homeIn(language),
                  loader: async () => {
                    await speakLanguage(language)
                    return loadTexts('landing')
                  },
                  lazy: landingPage(),
                })),
                {
                  path: paths.vehicles,
                  shouldRevalidate: onNewPage,
                  loader: () => {
                    void queryClient.prefetchQuery(vehiclesQuery())
                    void queryClient.prefetchQuery(reservationsQuery())
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
      ],
    },
  ]
}

/** Adds the signed-in area's paths to the table once somebody goes there; a visitor never loads them. */
export function roomsOf(queryClient: QueryClient): PatchRoutesOnNavigationFunction {
  let isThere = false
  return async ({ path, patch, signal }) => {
    if (isThere || !(path === paths.client || path.startsWith(`${paths.client}/`))) return
    const children = await loadRooms(queryClient)
    // A navigation that was given up adds nothing to the table.
    if (isThere || signal.aborted) return
    isThere = true
    patch(ROOT, children)
  }
}

async function loadRooms(queryClient: QueryClient): Promise<RouteObject[]> {
  try {
    return (await loadScript(() => import('@/rooms'))).rooms(queryClient)
  } catch (error) {
    // The router would draw nothing at all for an error thrown in the search for a path.
    return [{ path: `${paths.client}/*`, loader: () => Promise.reject(error), errorElement: <FaultPage /> }]
  }
}

const landing = () => import('@/routes/public/landing/landing-page')
// The router keeps in it what it has loaded, so that each path has its own.
const landingPage = () => ({ Component: async () => (await loadScript(landing)).LandingPage })
const vehicles = () => import('@/routes/public/vehicles/vehicles-page')
const auth = () => import('@/routes/public/auth/auth-page')
const deposit = () => import('@/routes/public/reservation-confirm/reservation-confirm-page')
const notFound = () => import('@/routes/public/not-found/not-found-page')
const legal = () => import('@/routes/public/legal/legal-page')

const never = () => false

const onNewPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

function leaveIfSignedIn({ request }: LoaderFunctionArgs) {
  if (currentSession() === undefined) return loadTexts('auth')
  return redirect(readNextPath(new URL(request.url).searchParams.get('next')) ?? paths.client)
}
