import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { LANGUAGES } from '@/i18n/languages'

import { findToast, openApp } from '../support/app'
import { addReservation, dayNamed, findCard, openDialog, TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { askForFaults } from '../support/faults'
import { openAsAdministrator, pressInDialog, rowNamed } from '../support/fleet'
import { EXPECTED } from '../support/languages'
import { openLegal } from '../support/legal'
import { aReservation, changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

vi.mock(import('@/company/company'), async (original) => ({
  ...(await original()),
  OWNER_RULES: {
    freeingStatuses: ['Failed', 'Cancelled'],
    discounts: [
      { fromDays: 7, percent: 10 },
      { fromDays: 30, percent: 20 },
    ],
  },
}))

const NAME = 'Tesla Model X'
const WEEK = 'from=2027-03-15&to=2027-03-22&car=8'

/** The value beside a name in the list. */
const line = (name: string) => screen.getByText(name).nextElementSibling

describe('a discount by length', () => {
  it('stands on card, choice and calendar from its length on', async () => {
    const { user } = await openApp(`/vehicles?${WEEK}`)
    const totals = [/148,050\sdin/, /Discount −16,450\sdin/]
    for (const total of totals) expect(await findCard(NAME)).toHaveTextContent(total)
    const choice = screen.getByRole('region', { name: 'Your choice' })
    for (const total of totals) expect(choice).toHaveTextContent(total)
    const dialog = await openDialog(user, 'Return')
    for (const total of totals) expect(dialog).toHaveTextContent(total)
    await user.click(dayNamed('Sunday, 21 March 2027'))
    expect(dialog).toHaveTextContent(/6 days · 141,000\sdin/)
    expect(dialog).not.toHaveTextContent('Discount')
  })

  it('is not named on the ticket once the price of the car has changed', async () => {
    const { user, queryClient } = await openCheckout(api.db, WEEK)
    await user.click(checkoutButton())
    await screen.findByRole('heading', { name: 'Your car is reserved' })
    expect(line('Discount')).toHaveTextContent(/^−16,450\sdin$/)
    changeRow(api.db.vehicles, 8, { price_per_day: '30000.00' })
    await queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByText('Discount')).not.toBeInTheDocument())
    expect(line('Total price')).toHaveTextContent(/^148,050\sdin$/)
  })

  it('stands on summary, ticket and panel, and the total less the discount is sent', async () => {
    const { user } = await openCheckout(api.db, WEEK)
    expect(line('Price without discount')).toHaveTextContent(/^164,500\sdin$/)
    expect(line('Discount')).toHaveTextContent(/^−16,450\sdin$/)
    expect(line('Total price')).toHaveTextContent(/^148,050\sdin$/)

    await user.click(checkoutButton())
    await screen.findByRole('heading', { name: 'Your car is reserved' })
    expect(await api.bodiesOf(CREATE)).toMatchObject([{ price: 148_050 }])
    expect(line('Discount')).toHaveTextContent(/^−16,450\sdin$/)
    expect(line('Total price')).toHaveTextContent(/^148,050\sdin$/)

    await user.click(screen.getByRole('link', { name: 'See my reservations' }))
    await user.click(await screen.findByRole('link', { name: String(api.db.reservations.all().at(-1)?.id) }))
    const panel = within(await screen.findByRole('dialog', { name: 'Your reservation:' }))
    expect(panel.getByText('Discount').nextElementSibling).toHaveTextContent(/^−16,450\sdin$/)
    expect(panel.getByText('Total price').nextElementSibling).toHaveTextContent(/^148,050\sdin$/)
    expect(panel.queryByText('Amount when reserved')).not.toBeInTheDocument()
  })

  it('counts in a changed price', async () => {
    const { user } = await openCheckout(api.db, WEEK)
    changeRow(api.db.vehicles, 8, { price_per_day: '50000.00' })
    await user.click(checkoutButton())
    expect(await screen.findByText(/The total was 148,050\sdin and has changed/)).toBeVisible()
    expect(line('Discount')).toHaveTextContent(/^−35,000\sdin$/)
  })

  it.each(LANGUAGES)('is listed in the payment terms and the general terms in %s', async (language) => {
    for (const path of ['/payment-terms', '/general-terms']) {
      const { article, unmount } = await openLegal(path, language)
      expect(article).toHaveTextContent(EXPECTED[language].legal.discounts)
      unmount()
    }
  })
})

describe('a status that frees a car', () => {
  it('leaves the car available, and the checkout accepts it', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-22', user: 1, status: 'failed' })
    const { user } = await openApp(`/vehicles?${WEEK}`, api.asClient)
    expect(within(await findCard(NAME)).getByRole('button', { name: 'Selected car' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    await user.click(await screen.findByRole('button', { name: 'Checkout now' }))
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
  })

  const CANCELLED = aReservation({
    id: 99,
    end_time: '2027-03-22 08:00:00',
    status: 'CANCELLED',
    reservation_image: 'uploads/slip.png',
  })

  it('keeps an earlier reservation from passing for the one whose answer was lost', async () => {
    api.serve('reservations', [CANCELLED])
    const { user } = await openCheckout(api.db, WEEK)
    askForFaults('create-reservation=500')
    await user.click(checkoutButton())
    expect(await findToast('Failed to create reservation!')).toBeVisible()
  })

  it('asks for no deposit, and cannot be confirmed', async () => {
    const unsent = { ...CANCELLED, reservation_image: null }
    api.serve('reservations', [unsent])
    const { unmount } = await openApp('/client?reservation=99', api.asClient)
    const panel = within(await screen.findByRole('dialog', { name: 'Your reservation:' }))
    expect(panel.getAllByText('Failed')[0]).toBeVisible()
    expect(panel.queryByRole('link', { name: 'Confirm now' })).not.toBeInTheDocument()
    expect(screen.queryByText('Your next reservation')).not.toBeInTheDocument()
    unmount()

    api.serve('reservations', [CANCELLED])
    await openAsAdministrator(api.db, '/client/all-reservations?reservation=99')
    await screen.findByRole('dialog', { name: 'Reservation 99' })
    expect(screen.queryByRole('button', { name: 'Confirm reservation' })).not.toBeInTheDocument()
  })

  it('is not the reservation of a new ticket while the list is older than the ticket', async () => {
    api.serve('reservations', [CANCELLED])
    const { user } = await openCheckout(api.db, WEEK)
    api.use(
      http.post('*/api/reservations/create-reservation', () => {
        api.use(http.get('*/api/reservations', () => HttpResponse.json({}, { status: 403 })))
        return HttpResponse.json({}, { status: 201 })
      }),
    )
    await user.click(checkoutButton())
    await screen.findByRole('heading', { name: 'Your car is reserved' })
    expect(await screen.findByText(/^You will find the reservation ID/)).toBeVisible()
    expect(screen.queryByText('99')).not.toBeInTheDocument()
  })

  it('does not count as ahead when the vehicle is deleted', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-22', status: 'failed' })
    const { user } = await openAsAdministrator(api.db)
    await user.click(within(await rowNamed(NAME)).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/current or upcoming: 0\.$/)).toBeVisible()
    await pressInDialog(user, 'Delete')
    expect(await findToast('The vehicle has been deleted.')).toBeVisible()
  })
})
