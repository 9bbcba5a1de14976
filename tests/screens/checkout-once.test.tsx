import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { findToast } from '../support/app'
import { TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CREATED = 'Your reservation created successfuly!'

const textOf = ({ textContent }: Element) => textContent

describe('one request is sent', () => {
  it('however often it is clicked while the reservations are checked', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('get', '/api/reservations')
    await user.click(checkoutButton())
    await user.dblClick(checkoutButton())
    answer()
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('however often it is pressed until the ticket stands, and nothing is said to have failed', async () => {
    await openCheckout(api.db)
    const failures: string[] = []
    const pressUntilTicket = () => {
      for (const button of screen.queryAllByRole('button', { name: /^(Checkout now|Sending)/ }))
        fireEvent.click(button)
      failures.push(...screen.queryAllByText(/^Failed to create|already have a reservation/).map(textOf))
      return screen.queryByRole('heading', { name: 'Your car is reserved' }) !== null
    }
    await vi.waitUntil(pressUntilTicket, { interval: 1, timeout: 10_000 })
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
    expect(failures).toEqual([])
  })

  it('even if step two was left and opened again meanwhile', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(await screen.findByRole('button', { name: 'Reserve' }))
    await screen.findByRole('heading', { name: 'Your booking' })
    await user.click(checkoutButton())
    answer()
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
  })
})
