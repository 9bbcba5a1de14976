import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { FleetFacts } from '@/routes/public/landing/fleet-facts'

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

const facts = (queryClient: QueryClient) => (
  <QueryClientProvider client={queryClient}>
    <FleetFacts model="Model S" />
  </QueryClientProvider>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
})

it('the facts of the drawn page are taken over where the fleet has come before the script', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(facts(new QueryClient()))
  const drawn = place.textContent

  const queryClient = new QueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, [CAR])
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(place, facts(queryClient), { onRecoverableError })
  })

  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(place.textContent).not.toBe(drawn)
})
