import { screen } from '@testing-library/react'

import type { Database } from '@/mocks/database'

import { openApp } from './app'
import { CHOSEN } from './booking'

export const CREATE = 'POST /api/reservations/create-reservation'

/** The checkout button, also while it says 'Sending'. */
export const checkoutButton = () => screen.getByRole('button', { name: /^(Checkout now|Sending)/ })

/** Opens step two as the demo's client, with everything chosen unless another query is given. */
export async function openCheckout(db: Database, query = CHOSEN) {
  const app = await openApp(['/general-terms', `/vehicles?${query}&step=2`], {
    as: 'client@struja.example',
    db,
  })
  await screen.findByRole('heading', { name: 'Tesla Model X' })
  return app
}
