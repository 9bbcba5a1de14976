import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { App } from '@/app'
import { loadTexts, startLanguages } from '@/i18n/start'
import { Promos } from '@/routes/public/landing/promos'

import { startApi } from '../support/server'

startApi()

const CAR: Vehicle = {
  id: '1',
  name: 'Tesla Model S',
  pricePerDay: 1_250_000,
  description: undefined,
  bannerImage: undefined,
  rangeKm: 634,
  batteryKwh: 100,
  acceleration: 3.2,
  topSpeedKmh: 250,
  teslaCode: undefined,
}

const app = (queryClient: QueryClient) => (
  <App router={createMemoryRouter([{ path: '/', element: <Promos /> }])} queryClient={queryClient} />
)

let root: Root | undefined
const place = document.createElement('div')

afterEach(() => {
  act(() => root?.unmount())
  place.remove()
})

it('what was drawn without the fleet is taken over where the fleet has come before the script', async () => {
  await startLanguages()
  await loadTexts('landing')
  place.innerHTML = renderToString(app(new QueryClient()))
  document.body.append(place)

  const queryClient = new QueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, [CAR])
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(place, app(queryClient), { onRecoverableError })
  })

  expect(await screen.findByText('from 12,500 din')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})
