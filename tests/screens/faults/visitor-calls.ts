import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import { openApp } from '../../support/app'
import { CLIENT, fillIn, LOGIN, NEWCOMER, REGISTER } from '../../support/auth'
import { checkoutButton, CREATE, openCheckout } from '../../support/checkout'
import type { Fault } from './faults'
import { button, expectFields, type WriteCall } from './write-faults'

/** Expects the message of the form of /auth about a failure. */
async function expectAlert({ kind, status, serverText }: Fault): Promise<void> {
  const reason = serverText ?? `the server responded with status ${status}`
  const text = kind === 'refused' ? `Error: ${reason}` : 'Something went wrong. Please try again.'
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(new RegExp(`^${text}$`))
  expect(document.cookie).not.toMatch(/authToken|userId/)
}

/** The writes of visitors, and of clients in the shop. */
export const VISITOR_CALLS: readonly WriteCall[] = [
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
    done: { text: 'You are signed in.', link: 'Continue', to: '/client' },
    failed: {
      text: 'Error: the server responded with status 500',
      link: 'Back to the form',
      to: '/auth?mode=sign-in',
    },
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
    done: { text: 'Registered successfully', link: 'Back to the form', to: '/auth?mode=sign-in' },
    failed: {
      text: 'Error: the server responded with status 500',
      link: 'Back to the form',
      to: '/auth?mode=register',
    },
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
    done: { text: 'Your reservation created successfuly!', link: 'See my reservations', to: '/client' },
    failed: {
      text: 'Failed to create reservation!',
      link: 'Back to your reservation',
      to: '/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2',
    },
    expectEntriesKept: () => {
      expect(screen.getByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
      expect(screen.getByText('15.03.2027 at 08:00')).toBeVisible()
      expect(screen.getByText('19.03.2027 at 08:00')).toBeVisible()
    },
  },
]
