import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router-dom'

import { reservationsQuery } from '@/api/reservations'
import { userQuery } from '@/api/users'
import { vehiclesQuery } from '@/api/vehicles'
import { loadTexts } from '@/i18n/start'
import { paths } from '@/paths'
import { FaultPage } from '@/routes/fault/fault-page'
import { currentSession } from '@/session/session'
import { loadScript } from '@/ui/lazy-script'

/** Every path of the signed-in area, with what each loads. */
export function rooms(queryClient: QueryClient): RouteObject[] {
  const startFleet = () => {
    if (currentSession() === undefined) return null
    void queryClient.prefetchQuery(vehiclesQuery())
    void queryClient.prefetchQuery(reservationsQuery())
    return null
  }

  return [
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
              loader: startFleet,
              shouldRevalidate: onNewPage,
              lazy: { Component: async () => (await loadScript(reservations)).ReservationsPage },
            },
            {
              path: 'current-reservation',
              shouldRevalidate: onNewPage,
              loader: () => {
                startFleet()
                return loadTexts('control')
              },
              lazy: { Component: async () => (await loadScript(vehicleControl)).VehicleControlPage },
            },
            {
              path: 'settings',
              loader: () => loadTexts('settings'),
              lazy: { Component: async () => (await loadScript(settings)).SettingsPage },
            },
            {
              // The administrator's rooms: their data is asked for once the role is known (D15, D16).
              lazy: { Component: administratorsOnly },
              children: [
                {
                  path: 'all-reservations',
                  shouldRevalidate: onNewPage,
                  loader: () => {
                    startFleet()
                    return loadTexts('reservations')
                  },
                  lazy: {
                    Component: async () => (await loadScript(allReservations)).AllReservationsPage,
                  },
                },
                {
                  path: 'all-vehicles',
                  shouldRevalidate: onNewPage,
                  loader: () => loadTexts('fleet'),
                  lazy: { Component: async () => (await loadScript(allVehicles)).AllVehiclesPage },
                },
                {
                  path: 'users',
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
  ]
}

const clientLayout = () => import('@/routes/client/layout/client-layout')
const vehicleControl = () => import('@/routes/client/vehicle-control/vehicle-control-page')
const reservations = () => import('@/routes/client/reservations/reservations-page')
const allReservations = () => import('@/routes/admin/reservations/reservations-page')
const settings = () => import('@/routes/client/settings/settings-page')
const allVehicles = () => import('@/routes/admin/vehicles/all-vehicles-page')
const users = () => import('@/routes/admin/users/users-page')
const notFound = () => import('@/routes/public/not-found/not-found-page')

async function administratorsOnly() {
  const [{ AdministratorsOnly }, { NotFoundPage }] = await Promise.all([
    loadScript(() => import('@/routes/client/layout/administrators-only')),
    loadScript(notFound),
  ])
  return () => <AdministratorsOnly otherwise={<NotFoundPage />} />
}

const onNewPage = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
