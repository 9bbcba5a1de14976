import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { addReservation, findCard, TODAY } from '../support/booking'
import { checkoutButton, openCheckout } from '../support/checkout'
import { startApi } from '../support/server'
import { TIME_FORMS, withTimes } from '../support/time-forms'

// The clocks change while the reservations run: on 28 March, and back on 31 October.
const api = startApi({ today: TODAY })

/** Has the API write the times of its reservations in that form. */
const writeTimes = (write: (time: string) => string | number) =>
  api.use(
    http.get('*/api/reservations', () =>
      HttpResponse.json(api.db.reservations.all().map((row) => withTimes(row, write))),
    ),
  )

const addReservations = () => {
  addReservation(api.db, { vehicle: 8, from: '2027-03-27', to: '2027-03-30', user: 1 })
  addReservation(api.db, { vehicle: 8, from: '2027-10-30', to: '2027-11-02', user: 1 })
}

describe.each(Object.entries(TIME_FORMS))('an API whose times are %s', (_, write) => {
  it('shows the same reservations', async () => {
    addReservations()
    writeTimes(write)
    await openApp('/client', api.asClient)
    for (const period of [
      /27\.03\.2027 - 08:00.*30\.03\.2027 - 08:00/,
      /30\.10\.2027 - 08:00.*02\.11\.2027 - 08:00/,
    ])
      expect(await screen.findByRole('row', { name: period })).toBeVisible()
  })

  it.each([
    ['from=2027-03-30&to=2027-10-30', 'Select car'],
    ['from=2027-03-24&to=2027-03-27', 'Select car'],
    ['from=2027-03-29&to=2027-04-02', 'Not available'],
    ['from=2027-10-28&to=2027-10-31', 'Not available'],
  ])('answers %s with %s', async (query, answer) => {
    addReservations()
    writeTimes(write)
    await openApp(`/vehicles?${query}`)
    await findCard('Tesla Model X')
    await screen.findByText(/\d of \d+ available/)
    expect(await screen.findByRole('button', { name: answer, description: 'Tesla Model X' })).toBeVisible()
  })

  it('has a made reservation found with its ID', async () => {
    writeTimes(write)
    const { user } = await openCheckout(api.db)
    await user.click(checkoutButton())
    await findToast('Your reservation created successfuly!')
    const id = api.db.reservations.all().at(-1)?.id
    expect(await screen.findByText(String(id))).toBeVisible()
  })
})
