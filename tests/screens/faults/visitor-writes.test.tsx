import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import { openApp } from '../../support/app'
import { CLIENT, fillIn, LOGIN, NEWCOMER, REGISTER } from '../../support/auth'
import { TODAY } from '../../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../../support/checkout'
import { startApi } from '../../support/server'
import { isFailure, type Fault } from './faults'
import { button, byToast, expectFields, testWriteFaults, type WriteCall } from './write-faults'

/** Expects the message of the form of /auth about a failure. */
async function expectAlert({ kind, status, serverText }: Fault): Promise<void> {
  const reason = serverText ?? `the server responded with status ${status}`
  const text = kind === 'refused' ? `Error: ${reason}` : 'Something went wrong. Please try again.'
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(new RegExp(`^${text}$`))
  expect(document.cookie).not.toMatch(/authToken|userId/)
}

/** The writes of visitors, and of clients in the shop. */
const VISITOR_CALLS: readonly WriteCall[] = [
  {
    name: 'login',
    call: LOGIN,
    heading: 'Welcome back',
    open: async () => {
      const app = await openApp('/auth')
      await fillIn(app.user, CLIENT)
      return app
    },
    button: button(/^(Sign in|One moment…)$/),
    // The sign-in is the only write whose answer is read.
    failsBy: ({ kind }) => kind !== 'late',
    findFailure: expectAlert,
    findSuccess: () => screen.findByRole('table', { name: 'My reservations' }),
    expectEntriesKept: () => expectFields(CLIENT),
  },
  {
    name: 'register',
    call: REGISTER,
    heading: 'Your new account',
    open: async () => {
      const app = await openApp('/auth?mode=register')
      await fillIn(app.user, NEWCOMER)
      return app
    },
    button: button(/^(Register|One moment…)$/),
    failsBy: isFailure,
    findFailure: expectAlert,
    findSuccess: async () =>
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Registered successfully$/),
    expectEntriesKept: () => expectFields(NEWCOMER),
  },
  {
    name: 'create-reservation',
    call: CREATE,
    heading: 'Your booking',
    open: ({ db }) => openCheckout(db),
    button: checkoutButton,
    ...byToast('Your reservation created successfuly!', 'Failed to create reservation!'),
    expectEntriesKept: () => {
      expect(screen.getByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
      expect(screen.getByText('15.03.2027 at 08:00')).toBeVisible()
      expect(screen.getByText('19.03.2027 at 08:00')).toBeVisible()
    },
  },
]

testWriteFaults(startApi({ today: TODAY }), VISITOR_CALLS)
