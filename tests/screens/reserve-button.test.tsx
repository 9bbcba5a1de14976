import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { CLIENT, fillIn, pressSubmit } from '../support/auth'
import { addReservation, card, CHOSEN, findCard, TODAY } from '../support/booking'
import { signInElsewhere } from '../support/other-tab'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const NOT_ALLOWED = 'You are not allowed to make a reservation'
const INVALID = 'Invalid reservation (minimum of 1 day and select a car)'
const REVERSED = 'Invalid duration (return date is before pickup date)'

async function pressReserve(query: string, person = {}) {
  const app = await openApp(`/vehicles?${query}`, person)
  await findCard('Tesla Model X')
  await app.user.click(screen.getByRole('button', { name: 'Reserve' }))
  return app
}

const pressReserveAsClient = (query: string) => pressReserve(query, api.asClient)

const message = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)

describe('the notice for visitors', () => {
  it('leads to the sign-in and back to the same choice', async () => {
    await openApp(`/vehicles?${CHOSEN}`)
    const link = await screen.findByRole('link', { name: 'Sign in or register' })
    expect(link).toHaveAttribute('href', `/auth?next=${encodeURIComponent(`/vehicles?${CHOSEN}`)}`)
    expect(screen.getByText(/You need an account to reserve a car/)).toBeVisible()
  })
})

describe('Reserve without a sign-in', () => {
  it.each(Object.entries({ nothing: '', everything: CHOSEN }))(
    'is not allowed, with %s',
    async (_, query) => {
      const { currentPath } = await pressReserve(query)
      expect(message()).toContain(`${NOT_ALLOWED} Sign in first; your choice is kept. Sign in or register`)
      expect(currentPath().replace(/^\/vehicles\??/, '')).toBe(query)
    },
  )

  async function signInFromReserve(query: string) {
    const app = await pressReserve(query)
    const alert = screen.getByText(NOT_ALLOWED, { exact: false })
    await app.user.click(within(alert).getByRole('link', { name: 'Sign in or register' }))
    await fillIn(app.user, CLIENT)
    await pressSubmit(app.user, 'Sign in')
    return app
  }

  it('leads to the sign-in, and from there on to step two', async () => {
    const { currentPath } = await signInFromReserve(CHOSEN)
    expect(await screen.findByRole('heading', { name: 'Your booking' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}&step=2`)
  })

  it('leads back to the choice if the days are missing', async () => {
    const { currentPath } = await signInFromReserve('car=8')
    expect(await screen.findByRole('button', { name: 'Selected car' })).toBeVisible()
    expect(currentPath()).toBe('/vehicles?car=8')
  })

  it('leads back to the choice if its car is taken', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const { currentPath } = await signInFromReserve(CHOSEN)
    expect(await screen.findByText(/^Tesla Model X is taken on these dates/)).toBeVisible()
    expect(currentPath()).toBe(`/vehicles?${CHOSEN}`)
  })

  it('says on step two that the car was taken meanwhile, and leads back to the choice', async () => {
    const { user } = await pressReserve(CHOSEN)
    addReservation(api.db, { vehicle: 8, from: '2027-03-16', to: '2027-03-17' })
    const alert = screen.getByText(NOT_ALLOWED, { exact: false })
    await user.click(within(alert).getByRole('link', { name: 'Sign in or register' }))
    await fillIn(user, CLIENT)
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByText('This car is no longer available.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Choose a car' }))
    expect(await screen.findByText(/^Tesla Model X is taken on these dates/)).toBeVisible()
  })
})

describe('Reserve with days in the wrong order', () => {
  const query = 'from=2027-03-19&to=2027-03-15'

  it('is invalid without a car, and the wrong order is still reported', async () => {
    await pressReserveAsClient(query)
    expect(screen.getByText(REVERSED)).toBeVisible()
    expect(screen.getByText(INVALID)).toBeVisible()
  })

  it('opens step two with a car, which asks for the days', async () => {
    await pressReserveAsClient(`${query}&car=8`)
    expect(await screen.findByRole('button', { name: 'Choose dates' })).toBeVisible()
  })
})

// Each case of the rule itself is tested in tests/unit/rental/booking.test.ts.
it.each(['car=8', CHOSEN])('Reserve opens step two with %s', async (query) => {
  const { currentPath } = await pressReserveAsClient(query)
  expect(await screen.findByRole('heading', { name: 'Your booking' })).toBeVisible()
  expect(currentPath()).toBe(`/vehicles?${query}&step=2`)
})

describe('the message', () => {
  it('clears when a car is chosen, and stays away on the way back from step two', async () => {
    const { user } = await pressReserveAsClient('')
    await user.click(within(card('Tesla Model X')).getByRole('button'))
    expect(screen.queryByText(INVALID)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await findCard('Tesla Model X')
    expect(screen.queryByText(INVALID)).not.toBeInTheDocument()
  })

  it('clears for a visitor with the next choice, and with a sign-in in another tab', async () => {
    const { user } = await pressReserve('')
    await user.click(within(card('Tesla Model X')).getByRole('button'))
    expect(screen.queryByText(NOT_ALLOWED, { exact: false })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    expect(screen.getByText(NOT_ALLOWED, { exact: false })).toBeVisible()
    signInElsewhere(api.db, 'client@struja.example')
    await waitFor(() => expect(screen.queryByText(NOT_ALLOWED, { exact: false })).not.toBeInTheDocument())
  })

  it('changes with the reason', async () => {
    const { user } = await pressReserve('')
    expect(screen.getByText(NOT_ALLOWED, { exact: false })).toBeVisible()
    document.cookie = 'authToken=token; path=/'
    window.dispatchEvent(new Event('focus'))
    await user.click(screen.getByRole('button', { name: 'Reserve' }))
    expect(await screen.findByText(INVALID)).toBeVisible()
    expect(screen.queryByText(NOT_ALLOWED, { exact: false })).not.toBeInTheDocument()
  })
})

it('Reserve leads one step on, however often it is pressed', async () => {
  const { router, currentPath } = await openApp(`/vehicles?${CHOSEN}`, api.asClient)
  await findCard('Tesla Model X')
  const reserve = screen.getByRole('button', { name: 'Reserve' })
  act(() => reserve.click())
  act(() => reserve.click())
  await screen.findByRole('heading', { name: 'Your booking' })
  await act(() => router.navigate(-1))
  await findCard('Tesla Model X')
  expect(currentPath()).toBe(`/vehicles?${CHOSEN}`)
})
