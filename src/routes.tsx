import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { redirect, replace, type RouteObject } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { userQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { addressOf } from '@/company'
import { LANGUAGES, type Language } from '@/i18n/languages'
import { loadTexts, speakLanguage, type Namespace } from '@/i18n/start'
import { LEGAL_PAGES, paths } from '@/paths'
import { ErrorPage } from '@/routes/error/error-page'
import { PublicLayout } from '@/routes/public/layout/public-layout'
import { RootLayout } from '@/routes/root-layout'
import { readNextPath } from '@/session/next-path'
import { currentSession, isSignInExpired } from '@/session/session'
import { importWithReload } from '@/ui/import-with-reload'
import type { PageHead } from '@/ui/page-title'

/** A page's facts in the route table; the build reads these too, to write the page's HTML (tools/prerender). */
export interface PageHandle extends PageHead {
  /** The page's module, below src/routes and without extension; its default export is the component. */
  module: string
  /** The texts that the page needs besides the common ones. */
  texts: readonly Namespace[]
  /** The queries that the page reads, sent while its script loads; each key is the path of the call. */
  reads?: readonly { queryKey: QueryKey }[]
  /** Drawings to preload: most likely the first to be seen, though the data decides. */
  drawings?: readonly string[]
  /** The language of a page that exists in one language only. */
  language?: Language
  /** Whether the build prerenders the page's content into its HTML. */
  isPrerendered?: boolean
}

interface Page extends Omit<PageHandle, 'address'> {
  path: string
  /** Gives a redirect to another page for a visitor who may not see this page. */
  redirect?: (request: Request) => Response | undefined
}

const NOT_FOUND = 'public/not-found/not-found-page'
const LANDING = {
  module: 'public/landing/landing-page',
  texts: ['landing'],
  title: 'landing:title',
  description: 'landing:description',
  isPrerendered: true,
} as const

/** Every route of the app: its page, what the page loads, and who may see the page. */
export function routes(queryClient: QueryClient): RouteObject[] {
  const page = ({ path, redirect: redirectOf, ...handle }: Page): RouteObject => ({
    path,
    handle: { ...handle, ...(handle.description && { address: addressOf(path) }) } satisfies PageHandle,
    shouldRevalidate: onNewPath,
    loader: async ({ request }) => {
      const elsewhere = redirectOf?.(request)
      if (elsewhere !== undefined) return elsewhere
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
      texts: ['deposit', 'client'],
      title: 'deposit:title',
      description: 'deposit:description',
    }),
    ...LEGAL_PAGES.map((legalPage) =>
      page({
        path: paths.legal(legalPage),
        module: 'public/legal/legal-page',
        texts: ['legal'],
        title: `common:legal.${legalPage}`,
        description: `legal:description.${legalPage}`,
        isPrerendered: true,
      }),
    ),
    notFound('*'),
  ]

  const areaPage = (of: Page) => page({ ...of, redirect: leaveIfSignedOut })
  const clientPages = [
    areaPage({
      path: paths.client,
      module: 'client/reservations/reservations-page',
      texts: ['client'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'client:myReservations',
    }),
    areaPage({
      path: paths.vehicleControl,
      module: 'client/vehicle-control/vehicle-control-page',
      texts: ['control'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'control:title',
    }),
    areaPage({
      path: paths.settings,
      module: 'client/settings/settings-page',
      texts: ['client'],
      title: 'client:settings.title',
    }),
  ]

  // These pages read the users only once the role is known (docs/decisions.md, "Personal data on demand").
  const administratorPages = [
    areaPage({
      path: paths.allReservations,
      module: 'admin/reservations/all-reservations-page',
      texts: ['reservations'],
      reads: [vehiclesQuery(), reservationsQuery()],
      title: 'reservations:title',
    }),
    areaPage({
      path: paths.allVehicles,
      module: 'admin/vehicles/all-vehicles-page',
      texts: ['fleet'],
      title: 'fleet:title',
    }),
    areaPage({
      path: paths.users,
      module: 'admin/users/users-page',
      texts: ['users'],
      title: 'users:title',
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
            const elsewhere = leaveIfSignedOut(request)
            const userId = currentSession()?.userId
            if (userId !== undefined) void queryClient.prefetchQuery(userQuery(userId))
            return elsewhere ?? loadTexts('client')
          },
          shouldRevalidate: onNewPath,
          lazy: { Component: importClientLayout },
          children: [
            {
              errorElement: <ErrorPage />,
              children: [
                ...clientPages,
                {
                  ...NO_DATA,
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

// Without a loader the router does not report a lazy script that fails, and the page is blank.
const NO_DATA = { loader: () => null, shouldRevalidate: () => false }

const notFound = (path: string): RouteObject => ({
  path,
  ...NO_DATA,
  lazy: { Component: () => importPage(NOT_FOUND) },
})

const NotFoundPage = lazy(async () => ({ default: await importPage(NOT_FOUND) }))

const NotFound = () => (
  <Suspense>
    <NotFoundPage />
  </Suspense>
)

const MODULES = import.meta.glob<ComponentType>('./*/*/*-page.tsx', { base: './routes', import: 'default' })

/** Loads the component of a page from its module below src/routes. */
async function importPage(module: string): Promise<ComponentType> {
  const load = MODULES[`./${module}.tsx`]
  if (load === undefined) throw new Error(`No page ${module}`)
  return importWithReload(load)
}

const importLayout = () => import('@/routes/client/layout/client-layout')
const importClientLayout = () => importWithReload(async () => (await importLayout()).ClientLayout)

async function importAdministratorsOnly(): Promise<ComponentType> {
  const [AdministratorsOnly, NotFoundPage] = await Promise.all([
    importWithReload(async () => (await importLayout()).AdministratorsOnly),
    importPage(NOT_FOUND),
  ])
  return () => <AdministratorsOnly otherwise={<NotFoundPage />} />
}

const onNewPath = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

function leaveIfSignedIn(request: Request): Response | undefined {
  if (currentSession() === undefined || isSignInExpired()) return undefined
  return leadTo(readNextPath(new URL(request.url).searchParams.get('next')) ?? paths.client, request)
}

function leaveIfSignedOut(request: Request): Response | undefined {
  if (currentSession() !== undefined) return undefined
  const { pathname, search } = new URL(request.url)
  return leadTo(paths.authThen(pathname + search), request)
}

// Replaces an address that is already current (first load, Back): else Back would return to it for ever.
const leadTo = (path: string, { url }: Request): Response =>
  (url === location.href ? replace : redirect)(path)
