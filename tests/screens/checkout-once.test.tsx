import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { findToast } from '../support/app'
import { TODAY } from '../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../support/checkout'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const CREATED = 'Your reservation created successfuly!'

const presses: Record<string, (user: UserEvent) => Promise<void>> = {
  'a double click': (user) => user.dblClick(checkoutButton()),
  'a triple click': (user) => user.tripleClick(checkoutButton()),
  'Enter held down': async (user) => {
    checkoutButton().focus()
    await user.keyboard('{Enter>5/}')
  },
}

describe('one request is sent', () => {
  it.each(Object.entries(presses))('by %s', async (_, press) => {
    const { user } = await openCheckout(api.db)
    await press(user)
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
    expect(api.db.reservations.all().filter(({ vehicle_id }) => vehicle_id === 8)).toHaveLength(2)
  })

  it('however often it is clicked while the answer is late', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    expect(await screen.findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true')
    await user.click(checkoutButton())
    await user.dblClick(checkoutButton())
    answer()
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
  })

  it('however often it is clicked while the reservations are checked', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('get', '/api/reservations')
    await user.click(checkoutButton())
    await user.dblClick(checkoutButton())
    answer()
    await findToast(CREATED)
    expect(api.countOf(CREATE)).toBe(1)
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
