import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openApp } from '../support/app'
import { startApi } from '../support/server'

startApi()

// Isolated, since this happens once, when the app starts.
it('the reservations of somebody whose sign-in ended while the app was closed are removed at the start', async () => {
  localStorage.setItem('ownReservations', '{"userId":"1","at":0,"reservations":[]}')
  await openApp('/')
  await waitFor(() => expect(localStorage.getItem('ownReservations')).toBeNull())
})
