import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { TIMEOUT_MS } from '@/api/http'

import { openApp } from '../support/app'
import { addReservation, findCard, TODAY } from '../support/booking'
import { startApi } from '../support/server'
import { holdTimers } from '../support/timers'

const api = startApi({ today: TODAY })

const CHECK_FAILED = 'We could not check which cars are free. You can still choose one.'
const UNREADABLE = "The server's answer could not be read."

/** The faults, and what is said of them. */
const FAULTS = [
  ['500', 'The server could not answer (status 500).'],
  ['503', 'The server could not answer (status 503).'],
  ['429', 'The server could not answer (status 429).'],
  ['404', 'The server could not answer (status 404).'],
  ['html500', 'The server could not answer (status 500).'],
  ['drop', "We can't reach the server. Check your connection and try again."],
  ['html', UNREADABLE],
  ['empty', UNREADABLE],
  ['half', UNREADABLE],
  ['shape', UNREADABLE],
] as const

const wishFault = (fault: string) => {
  document.cookie = `demoFault=${fault}; path=/`
}

describe('vehicles that cannot be loaded', () => {
  it.each(FAULTS)('are said to be so, and Retry loads them: %s', async (fault, text) => {
    wishFault(`vehicles=${fault}`)
    const { user } = await openApp('/vehicles')
    const alert = await screen.findByText(text)
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    wishFault('')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findCard('Tesla Model X')).toBeVisible()
    expect(alert).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  })

  it('are tried three times before anything is said', async () => {
    wishFault('vehicles=500*2')
    await openApp('/vehicles')
    expect(await findCard('Tesla Model X')).toBeVisible()
    expect(api.countOf('GET /api/vehicles')).toBe(3)
  })

  it('can be retried again and again', async () => {
    wishFault('vehicles=404')
    const { user } = await openApp('/vehicles')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    wishFault('')
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await findCard('Tesla Model X')).toBeVisible()
  })

  it('leave the days to be chosen', async () => {
    wishFault('vehicles=500')
    await openApp('/vehicles?from=2027-03-15&car=8')
    await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00')
  })

  it('are given up after 20 seconds without an answer, and Retry loads them', async () => {
    const waits = holdTimers(TIMEOUT_MS)
    wishFault('vehicles=never*1')
    const { user } = await openApp('/vehicles')
    await screen.findByRole('heading', { name: 'Choose your car' })
    expect(screen.getByRole('status', { name: 'Loading …' })).toBeVisible()
    await waitFor(() => expect(api.countOf('GET /api/vehicles')).toBe(1))
    waits.end()
    expect(await screen.findByText('The server did not answer in time.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await findCard('Tesla Model X')).toBeVisible()
    expect(TIMEOUT_MS).toBe(20_000)
  })
})

describe('reservations that cannot be loaded', () => {
  it.each(FAULTS)('leave every car selectable, and Retry loads them: %s', async (fault) => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    wishFault(`reservations=${fault}`)
    const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    const shown = await findCard('Tesla Model X')
    expect(await screen.findByText(CHECK_FAILED)).toBeVisible()
    await user.click(within(shown).getByRole('button', { name: 'Select car' }))
    expect(within(shown).getByRole('button', { name: 'Selected car' })).toBeVisible()
    wishFault('')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await within(shown).findByRole('button', { name: 'Not available' })).toBeDisabled()
    expect(screen.queryByText(CHECK_FAILED)).not.toBeInTheDocument()
  })

  it('are given up after 20 seconds without an answer', async () => {
    const waits = holdTimers(TIMEOUT_MS)
    wishFault('reservations=never*1')
    const { user } = await openApp('/vehicles')
    await findCard('Tesla Model X')
    expect(screen.queryByText(CHECK_FAILED)).not.toBeInTheDocument()
    waits.end()
    expect(await screen.findByText(CHECK_FAILED)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(screen.queryByText(CHECK_FAILED)).not.toBeInTheDocument())
  })
})

describe('both failing', () => {
  it('offer a Retry each', async () => {
    wishFault('vehicles=500,reservations=500')
    const { user } = await openApp('/vehicles')
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
    wishFault('')
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
    expect(await findCard('Tesla Model X')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument())
  })
})

describe('late answers', () => {
  it('show the shape of the cards until the vehicles are there', async () => {
    const answer = api.hold('get', '/api/vehicles')
    await openApp('/vehicles')
    expect(await screen.findByRole('status', { name: 'Loading …' })).toBeVisible()
    expect(screen.queryByText(/There are no cars/)).not.toBeInTheDocument()
    answer()
    expect(await findCard('Tesla Model X')).toBeVisible()
    expect(screen.queryByRole('status', { name: 'Loading …' })).not.toBeInTheDocument()
  })

  it('about the reservations make a car not available once they are there', async () => {
    addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
    const answer = api.hold('get', '/api/reservations')
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
    const shown = await findCard('Tesla Model X')
    expect(within(shown).getByRole('button', { name: 'Select car' })).toBeEnabled()
    answer()
    expect(await within(shown).findByRole('button', { name: 'Not available' })).toBeDisabled()
  })

  it('keep Checkout back until the vehicles are there', async () => {
    const answer = api.hold('get', '/api/vehicles')
    await openApp('/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2', {
      as: 'client@struja.example',
      db: api.db,
    })
    await screen.findByRole('heading', { name: 'Your booking' })
    expect(screen.getByRole('button', { name: 'Checkout now' })).toBeDisabled()
    answer()
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Checkout now' })).toBeEnabled()
  })
})

describe('what is on the screen already', () => {
  it('stays when the vehicles are asked for again in vain', async () => {
    const { queryClient, router } = await openApp('/vehicles')
    await findCard('Tesla Model X')
    wishFault('vehicles=500')
    await queryClient.refetchQueries()
    // Drawn anew with what came of it.
    await router.navigate('/vehicles?from=2027-03-15')
    await waitFor(() => expect(screen.getByLabelText('Pickup')).toHaveValue('15.03.2027 at 08:00'))
    expect(screen.getByRole('article', { name: 'Tesla Model X' })).toBeVisible()
  })
})
