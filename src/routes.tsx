import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { userQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { addressOf } from '@/company/company'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { loadTexts, speakLanguage, type Namespace } from '@/i18n/start'
import { LEGAL_PAGES, paths, type LegalPage } from '@/paths'
import { ErrorPage } from '@/routes/error/error-page'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { leaveIfSignedIn, leaveIfSignedOut } from '@/routes/redirects'
import { RootLayout } from '@/routes/root-layout'
import { currentSession } from '@/session/session'
import { optionalPart } from '@/ui/lazy-part'
import type { PageHead } from '@/ui/page-title'

import { importAdministratorsOnly, importClientLayout, importPage, NOT_FOUND } from './import-page'

/** A page's entry in the route table; the build also reads it to write the page's HTML (tools/prerender). */
export interface PageHandle extends PageHead {
  /** The page's module: its path below src/routes, without extension. Its default export is the component. */
  module: string
  /** The files of texts the page needs besides the common one. */
  texts: readonly Namespace[]
  /** The page's queries, prefetched in parallel with its script; each key is the path of the call. */
  reads?: readonly { queryKey: QueryKey }[]
  /** Drawings to preload: most likely shown first, although that depends on the data. */
  drawings?: readonly string[]
  /** Which of the legal pages it is. */
  legalPage?: LegalPage
  /** The language of a page that exists in one language only. */
  language?: Language
  /** Whether the page's content is prerendered into its HTML. */
  isPrerendered?: boolean
}

interface Page extends Omit<PageHandle, 'address'> {
  path: string
  /** Redirects a visitor this page is not meant for; undefined for anybody else. */
  redirect?: (request: Request) => Response | undefined
}

const LANDING = {
  module: 'public/landing/landing-page',
  texts: ['landing'],
  title: 'landing:title',
  description: 'landing:description',
  isPrerendered: true,
} as const

/** The route table: every path of the app, its page, what the page loads and who may see it. */
export function routes(queryClient: QueryClient): RouteObject[] {
  const page = ({ path, redirect: redirectOf, ...handle }: Page): RouteObject => ({
    path,
    // The page of one of many, such as of a vehicle, gives its own address.
    handle: {
      ...handle,
      ...(handle.description && !path.includes(':') && { address: addressOf(path) }),
    } satisfies PageHandle,
    shouldRevalidate: onNewPath,
    loader: async ({ request }) => {
      const redirection = redirectOf?.(request)
      if (redirection !== undefined) return redirection
      for (const query of handle.reads ?? []) void queryClient.prefetchQuery(query)
      if (handle.language) await speakLanguage(handle.language)
      return loadTexts(...handle.texts)
    },
    lazy: { Component: () => importPage(handle.module) },
  })

  const publicPages = [
    page({ path: paths.home, ...LANDING }),
    ...LANGUAGES.map((language) => page({ path: paths.homeIn(language), language, ...LANDING })),
    page({
      path: paths.vehicles,
      module: 'public/booking/booking-page',
      texts: ['booking'],
      reads: [vehiclesQuery(), reservationsQuery()],
      drawings: ['/cars/model-3.svg'],
      title: 'booking:pageTitle',
      description: 'booking:description',
    }),
    page({
      path: paths.anyVehicle,
      module: 'public/vehicle/vehicle-page',
      texts: ['booking'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'booking:vehicle.title',
      description: 'booking:vehicle.description',
    }),
    page({
      path: paths.auth,
      module: 'public/auth/auth-page',
      texts: ['auth'],
      title: 'auth:signInPage',
      description: 'auth:description',
      redirect: leaveIfSignedIn,
    }),
    page({
      path: paths.deposit,
      module: 'public/deposit/deposit-page',
      texts: ['client', 'ui'],
      title: 'client:deposit.title',
      description: 'client:deposit.description',
    }),
    ...LEGAL_PAGES.map((legalPage) =>
      page({
        path: paths.legal(legalPage),
        module: 'public/legal/legal-page',
        legalPage,
        texts: ['legal'],
        title: `common:legal.${legalPage}`,
        description: `legal:description.${legalPage}`,
        isPrerendered: true,
      }),
    ),
    notFound('*'),
  ]

  const signedInPage = (entry: Page) => page({ ...entry, redirect: leaveIfSignedOut })
  const clientPages = [
    signedInPage({
      path: paths.client,
      module: 'client/reservations/reservations-page',
      texts: ['client'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'client:myReservations',
    }),
    signedInPage({
      path: paths.vehicleControl,
      module: 'client/vehicle-control/vehicle-control-page',
      texts: ['control'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'control:title',
    }),
    signedInPage({
      path: paths.anyTripSheet,
      module: 'client/trip-sheet/trip-sheet-page',
      texts: ['client'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'client:trip.title',
    }),
    signedInPage({
      path: paths.settings,
      module: 'client/settings/settings-page',
      texts: ['client'],
      title: 'client:settings.title',
    }),
  ]

  // Users are not prefetched: their query waits for the role (docs/decisions.md, "Personal data on demand").
  const administratorPages = [
    signedInPage({
      path: paths.today,
      module: 'admin/today/today-page',
      texts: ['desk'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'desk:today.title',
    }),
    signedInPage({
      path: paths.allReservations,
      module: 'admin/reservations/all-reservations-page',
      texts: ['desk', 'booking'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'desk:reservations.title',
    }),
    signedInPage({
      path: paths.allVehicles,
      module: 'admin/vehicles/all-vehicles-page',
      texts: ['desk'],
      reads: [vehiclesQuery()],
      title: 'desk:fleet.title',
    }),
    signedInPage({
      path: paths.figures,
      module: 'admin/figures/figures-page',
      texts: ['desk'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'desk:figures.title',
    }),
    signedInPage({
      path: paths.users,
      module: 'admin/users/users-page',
      texts: ['desk'],
      reads: [reservationsQuery()],
      title: 'desk:users.title',
    }),
  ]

  return [
    {
      element: <RootLayout />,
      errorElement: <ErrorPage notFound={<NotFound />} />,
      hydrateFallbackElement: <></>,
      children: [
        {
          loader: async ({ request }) => {
            const redirection = leaveIfSignedOut(request)
            const userId = currentSession()?.userId
            if (userId !== undefined) void queryClient.prefetchQuery(userQuery(userId))
            return redirection ?? loadTexts('client', 'ui')
          },
          shouldRevalidate: onNewPath,
          lazy: { Component: importClientLayout },
          children: [
            {
              errorElement: <ErrorPage />,
              children: [
                ...clientPages,
                {
                  ...EMPTY_LOADER,
                  lazy: { Component: importAdministratorsOnly },
                  children: administratorPages,
                },
                notFound(`${paths.client}/*`),
              ],
            },
          ],
        },
        {
          element: <PublicLayout />,
          loader: () => loadTexts(),
          shouldRevalidate: () => false,
          children: [{ errorElement: <ErrorPage />, children: publicPages }],
        },
      ],
    },
  ]
}

// Without a loader the router swallows the failure of a lazy script, and the page stays blank.
const EMPTY_LOADER = { loader: () => null, shouldRevalidate: () => false }

const notFound = (path: string): RouteObject => ({
  path,
  ...EMPTY_LOADER,
  lazy: { Component: () => importPage(NOT_FOUND) },
})

const NotFound = optionalPart(() => importPage(NOT_FOUND))

const onNewPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname
