import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'

import { openAllReservations } from '../../support/all-reservations'
import { findToast } from '../../support/app'
import { TODAY } from '../../support/booking'
import { CREATE } from '../../support/checkout'
import { ENTRIES, fillInVehicle, openAsAdministrator } from '../../support/fleet'
import { startApi } from '../../support/server'
import { findRows } from '../../support/table'
import { failureText, isFailure, keepOnly, type Fault } from './faults'
import { button, expectFields, testWriteFaults, type WriteCall } from './write-faults'

const inDialog = () => within(screen.getByRole('dialog'))

/** Expects a toast, and the reason in the dialog. */
const expectRefusal = (toast: string, toastWhereUnknown: string) => async (fault: Fault) => {
  await findToast(fault.status === 404 ? toastWhereUnknown : toast)
  expect(inDialog().getByText(fault.serverText ?? failureText(fault))).toBeVisible()
}

const expectForm = (entries: Record<string, string>) => {
  expect(screen.getByRole('dialog', { name: 'Update vehicle' })).toBeVisible()
  expectFields(entries)
}

/** The changes to vehicle 3. */
const CHANGED = { Name: 'Tesla Model 3 Čačak', 'Price per day (din)': '9500.5', Description: 'Room for skis' }

/** The writes of administrators. */
const ADMINISTRATOR_CALLS: readonly WriteCall[] = [
  {
    name: 'confirm-reservation',
    call: 'PUT /api/reservations/confirm-reservation/7',
    heading: 'All reservations',
    open: ({ db }) => {
      keepOnly(db.reservations, 7)
      return openAllReservations(db, '?reservation=7')
    },
    button: button(/^(Confirm reservation|Confirming…)$/),
    failsBy: isFailure,
    findFailure: expectRefusal(
      'Failed while confirming reservation!',
      'Failed while confirming reservation!',
    ),
    findSuccess: () => findToast('Reservation confirmed!'),
    expectEntriesKept: () => {
      expect(screen.getByRole('dialog', { name: 'Reservation 7' })).toBeVisible()
      expect(inDialog().getByText('Waiting for confirmation')).toBeVisible()
    },
  },
  {
    name: 'create-reservation',
    call: CREATE,
    heading: 'All reservations',
    open: ({ db }) => openAllReservations(db, '?book=new&client=3&car=8&pickup=2027-03-15&return=2027-03-19'),
    button: button(/^(Confirm|Sending…)$/),
    failsBy: isFailure,
    findFailure: expectRefusal('Failed to create reservation!', 'Failed to create reservation!'),
    findSuccess: () => findToast('The reservation has been created.'),
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
    failsBy: isFailure,
    findFailure: expectRefusal('Failed while creating new car!', 'Failed while creating new car!'),
    findSuccess: () => findToast('You created vehicle successfuly!'),
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
    failsBy: isFailure,
    findFailure: expectRefusal('The vehicle could not be updated.', 'The server cannot update vehicles.'),
    findSuccess: () => findToast('The vehicle has been updated.'),
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
    button: () => inDialog().getByRole('button', { name: /^(Delete|Sending…)$/ }),
    failsBy: isFailure,
    findFailure: expectRefusal('The vehicle could not be deleted.', 'The server cannot delete vehicles.'),
    findSuccess: () => findToast('The vehicle has been deleted.'),
    expectEntriesKept: () =>
      expect(screen.getByRole('dialog', { name: 'Delete Tesla Model Y Dual Motor?' })).toBeVisible(),
  },
]

testWriteFaults(startApi({ today: TODAY }), ADMINISTRATOR_CALLS)
