import { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeEach, expect, it, vi } from 'vitest'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { loadTexts, startLanguages } from '@/i18n/start'
import { DateSearch } from '@/routes/public/landing/date-search'
import { Promos } from '@/routes/public/landing/promos'

import { openDialog, TODAY } from '../support/booking'
import { hydratePage, prerenderPage } from '../support/prerendered-page'
import { startApi } from '../support/server'

startApi({ today: TODAY })

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

it('promos prerendered without the fleet are hydrated without errors if the fleet arrives before the script', async () => {
  prerenderPage(<Promos />)
  const queryClient = new QueryClient()
  queryClient.setQueryData(vehiclesQuery().queryKey, { rows: [CAR], unread: 0 })
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydratePage(<Promos />, { queryClient, onRecoverableError }))

  expect(await screen.findByText('from 12,500 din')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('a search prerendered without days is hydrated without errors if the address has days', async () => {
  prerenderPage(<DateSearch />)
  expect(screen.getByLabelText('Pickup')).toHaveValue('')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => hydratePage(<DateSearch />, { path: '/?from=2027-03-15', onRecoverableError }))

  expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('the search leads to the cars without a script', () => {
  prerenderPage(<DateSearch />)
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Find an available car' })
  expect(form).toHaveAttribute('action', '/vehicles')
  expect(form.method).toBe('get')
})

it('the dialog for a day loads its own texts, which the page has not loaded', async () => {
  prerenderPage(<DateSearch />)
  await act(async () => hydratePage(<DateSearch />))
  expect(i18next.hasResourceBundle('en', 'booking')).toBe(false)
  await openDialog(userEvent.setup(), 'Return')
  expect(screen.getByRole('dialog', { name: 'Return date' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Time' })).toBeVisible()
})
