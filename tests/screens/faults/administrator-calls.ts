import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

import { openAllReservations } from '../../support/all-reservations'
import { findToast } from '../../support/app'
import { CREATE } from '../../support/checkout'
import { ENTRIES, fillInVehicle, openAsAdministrator } from '../../support/fleet'
import { findRows } from '../../support/table'
import { failureText, keepOnly, type Fault } from './faults'
import { button, expectFields, type Outcome, type WriteCall } from './write-faults'

const dialog = () => within(screen.getByRole('dialog'))

/** A failure that a toast reports, with its reason in the dialog. */
const inDialog = (failed: Outcome, textWhereUnknown = failed.text) => ({
  failed,
  findFailure: async (fault: Fault) => {
    await findToast(fault.status === 404 ? textWhereUnknown : failed.text)
    expect(dialog().getByText(fault.serverText ?? failureText(fault))).toBeVisible()
  },
})

const expectForm = (entries: Record<string, string>) => {
  expect(screen.getByRole('dialog', { name: 'Update vehicle' })).toBeVisible()
  expectFields(entries)
}

const BOOKING = '?book=new&client=3&car=8&pickup=2027-03-15&return=2027-03-19'

/** The changes to vehicle 3. */
const CHANGED = { Name: 'Tesla Model 3 Čačak', 'Price per day (din)': '9500.5', Description: 'Room for skis' }

/** The writes of administrators. */
export const ADMINISTRATOR_CALLS: readonly WriteCall[] = [
  {
    name: 'confirm-reservation',
    call: 'PUT /api/reservations/confirm-reservation/7',
    heading: 'All reservations',
    open: ({ db }) => {
      keepOnly(db.reservations, 7)
      return openAllReservations(db, '?reservation=7')
    },
    button: button(/^(Confirm reservation|Confirming…)$/),
    done: {
      text: 'Reservation confirmed!',
      link: 'Reservation 7',
      to: '/client/all-reservations?reservation=7',
    },
    ...inDialog({
      text: 'Failed while confirming reservation!',
      link: 'Reservation 7',
      to: '/client/all-reservations?reservation=7',
    }),
    expectEntriesKept: () => {
      expect(screen.getByRole('dialog', { name: 'Reservation 7' })).toBeVisible()
      expect(dialog().getByText('Waiting for confirmation')).toBeVisible()
    },
  },
  {
    name: 'create-reservation',
    call: CREATE,
    heading: 'All reservations',
    open: ({ db }) => openAllReservations(db, BOOKING),
    button: button(/^(Confirm|Sending…)$/),
    done: {
      text: 'The reservation has been created.',
      link: 'See this client’s reservations',
      to: '/client/all-reservations?user=3',
    },
    ...inDialog({
      text: 'Failed to create reservation!',
      link: 'Back to the reservation',
      to: `/client/all-reservations${BOOKING}`,
    }),
    expectEntriesKept: () => expectFields({ Client: 'Second Client', Pickup: '15.03.2027 at 08:00' }),
  },
  {
    name: 'create-vehicle',
    call: 'POST /api/vehicles',
    heading: 'All vehicles',
    open: async ({ db }) => {
      keepOnly(db.vehicles, 3)
      const app = await openAsAdministrator(db, '/client/all-vehicles?create=vehicle')
      await fillInVehicle(app.user)
      return app
    },
    button: button(/^(Confirm|Sending…)$/),
    done: { text: 'You created vehicle successfuly!', link: 'See all vehicles', to: '/client/all-vehicles' },
    ...inDialog({
      text: 'Failed while creating new car!',
      link: 'Back to the vehicle',
      to: '/client/all-vehicles?create=vehicle',
    }),
    expectEntriesKept: () => expectForm(ENTRIES),
  },
  {
    name: 'update-vehicle',
    call: 'PUT /api/vehicles/3',
    heading: 'All vehicles',
    open: async ({ db }) => {
      keepOnly(db.vehicles, 3)
      const app = await openAsAdministrator(db, '/client/all-vehicles?vehicle=3')
      await fillInVehicle(app.user, CHANGED)
      return app
    },
    button: button(/^(Confirm|Sending…)$/),
    done: { text: 'The vehicle has been updated.', link: 'See all vehicles', to: '/client/all-vehicles' },
    ...inDialog(
      {
        text: 'The vehicle could not be updated.',
        link: 'Back to the vehicle',
        to: '/client/all-vehicles?vehicle=3',
      },
      'The server cannot update vehicles.',
    ),
    expectEntriesKept: () => expectForm({ ...CHANGED, 'Tesla code': 'M3-P' }),
  },
  {
    name: 'delete-vehicle',
    call: 'DELETE /api/vehicles/7',
    heading: 'All vehicles',
    open: async ({ db }) => {
      keepOnly(db.vehicles, 7)
      keepOnly(db.reservations)
      const app = await openAsAdministrator(db, '/client/all-vehicles?delete=7')
      await findRows('All vehicles')
      await screen.findByRole('dialog')
      return app
    },
    button: () => dialog().getByRole('button', { name: /^(Delete|Sending…)$/ }),
    done: { text: 'The vehicle has been deleted.', link: 'See all vehicles', to: '/client/all-vehicles' },
    ...inDialog(
      { text: 'The vehicle could not be deleted.', link: 'See all vehicles', to: '/client/all-vehicles' },
      'The server cannot delete vehicles.',
    ),
    expectEntriesKept: () =>
      expect(screen.getByRole('dialog', { name: 'Delete Tesla Model Y Dual Motor?' })).toBeVisible(),
  },
]
