import { screen } from '@testing-library/react'

import { openAllReservations } from '../../support/all-reservations'
import { openApp } from '../../support/app'
import { CLIENT, fillIn, NEWCOMER } from '../../support/auth'
import { TODAY } from '../../support/booking'
import { checkoutButton, openCheckout } from '../../support/checkout'
import { fillInVehicle, openAsAdministrator, pressInDialog } from '../../support/fleet'
import { startApi } from '../../support/server'
import { testLateAnswers, type App, type LateWrite } from './late-writes'

const api = startApi({ today: TODAY })

const pressButton = (name: string) => (app: App) => app.user.click(screen.getByRole('button', { name }))

const BOOKING = '?book=new&client=3&car=8&pickup=2027-03-15&return=2027-03-19'

const WRITES: readonly LateWrite[] = [
  {
    name: 'a checkout',
    method: 'post',
    path: '/api/reservations/create-reservation',
    open: ({ db }) => openCheckout(db),
    press: ({ user }) => user.click(checkoutButton()),
    done: { text: 'Your reservation created successfuly!', link: 'See my reservations', to: '/client' },
    failed: {
      text: 'Failed to create reservation!',
      link: 'Back to your reservation',
      to: '/vehicles?from=2027-03-15&to=2027-03-19&car=8&step=2',
    },
  },
  {
    name: 'a sign-in',
    method: 'post',
    path: '/api/users/login',
    open: async () => {
      const app = await openApp('/auth')
      await fillIn(app.user, CLIENT)
      return app
    },
    press: pressButton('Sign in'),
    done: { text: 'You are signed in.', link: 'Continue', to: '/client' },
    failed: {
      text: 'Error: the server responded with status 500',
      link: 'Back to the form',
      to: '/auth?mode=sign-in',
    },
  },
  {
    name: 'a registration',
    method: 'post',
    path: '/api/users/register',
    open: async () => {
      const app = await openApp('/auth?mode=register')
      await fillIn(app.user, NEWCOMER)
      return app
    },
    press: pressButton('Register'),
    done: { text: 'Registered successfully', link: 'Back to the form', to: '/auth?mode=sign-in' },
    failed: {
      text: 'Error: the server responded with status 500',
      link: 'Back to the form',
      to: '/auth?mode=register',
    },
  },
  {
    name: 'a confirmation',
    method: 'put',
    path: '/api/reservations/confirm-reservation/7',
    open: async ({ db }) => {
      const app = await openAllReservations(db, '?reservation=7')
      await screen.findByRole('dialog')
      return app
    },
    press: pressButton('Confirm reservation'),
    done: {
      text: 'Reservation confirmed!',
      link: 'Reservation 7',
      to: '/client/all-reservations?reservation=7',
    },
    failed: {
      text: 'Failed while confirming reservation!',
      link: 'Reservation 7',
      to: '/client/all-reservations?reservation=7',
    },
  },
  {
    name: 'a new vehicle',
    method: 'post',
    path: '/api/vehicles',
    open: async ({ db }) => {
      const app = await openAsAdministrator(db, '/client/all-vehicles?create=vehicle')
      await fillInVehicle(app.user)
      return app
    },
    press: ({ user }) => pressInDialog(user, 'Confirm'),
    done: {
      text: 'You created vehicle successfuly!',
      link: 'See all vehicles',
      to: '/client/all-vehicles',
    },
    failed: {
      text: 'Failed while creating new car!',
      link: 'Back to the vehicle',
      to: '/client/all-vehicles?create=vehicle',
    },
  },
  {
    name: 'a booking for a client',
    method: 'post',
    path: '/api/reservations/create-reservation',
    open: ({ db }) => openAllReservations(db, BOOKING),
    press: ({ user }) => pressInDialog(user, 'Confirm'),
    done: {
      text: 'The reservation has been created.',
      link: 'See this client’s reservations',
      to: '/client/all-reservations?user=3',
    },
    failed: {
      text: 'Failed to create reservation!',
      link: 'Back to the reservation',
      to: `/client/all-reservations${BOOKING}`,
    },
  },
  {
    name: 'a changed vehicle',
    method: 'put',
    path: '/api/vehicles/3',
    open: async ({ db }) => {
      const app = await openAsAdministrator(db, '/client/all-vehicles?vehicle=3')
      await screen.findByRole('dialog')
      return app
    },
    press: ({ user }) => pressInDialog(user, 'Confirm'),
    done: { text: 'The vehicle has been updated.', link: 'See all vehicles', to: '/client/all-vehicles' },
    failed: {
      text: 'The vehicle could not be updated.',
      link: 'Back to the vehicle',
      to: '/client/all-vehicles?vehicle=3',
    },
  },
  {
    name: 'a deleted vehicle',
    method: 'delete',
    path: '/api/vehicles/8',
    open: async ({ db }) => {
      for (const { id } of db.reservations.all()) db.reservations.remove(id)
      const app = await openAsAdministrator(db, '/client/all-vehicles?delete=8')
      await screen.findByRole('dialog')
      return app
    },
    press: ({ user }) => pressInDialog(user, 'Delete'),
    done: { text: 'The vehicle has been deleted.', link: 'See all vehicles', to: '/client/all-vehicles' },
    failed: {
      text: 'The vehicle could not be deleted.',
      link: 'See all vehicles',
      to: '/client/all-vehicles',
    },
  },
]

testLateAnswers(api, WRITES)
