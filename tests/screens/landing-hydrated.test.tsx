import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { loadTexts, startLanguages } from '@/i18n/start'
import { todayInBelgrade } from '@/rental/wall-clock'
import { DateSearch } from '@/routes/public/landing/date-search'
import { Promos } from '@/routes/public/landing/promos'

import { prerenderPage, hydratePage } from '../support/prerendered-page'
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

beforeEach(async () => {
  await startLanguages({ brand: 'Struja', languageOfAddress: () => undefined })
  await loadTexts('landing')
})

it('what was drawn without the fleet is taken over where the fleet has come before the script', async () => {
  prerenderPage(<Promos />)
  const queryClient = new QueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, [CAR])
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydratePage(<Promos />, queryClient, { onRecoverableError }))

  expect(await screen.findByText('from 12,500 din')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('a day field that had the focus before the script came has its earliest day', async () => {
  prerenderPage(<DateSearch />)
  screen.getByLabelText('Pickup').focus()
  await act(async () => hydratePage(<DateSearch />))
  expect(screen.getByLabelText('Pickup')).toHaveAttribute('min', todayInBelgrade())
  expect(screen.getByLabelText('Return')).toHaveAttribute('min', todayInBelgrade())
})
