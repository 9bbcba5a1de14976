import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { openAllReservations } from '../support/all-reservations'
import { openApp } from '../support/app'
import { card, findCard, openDialog, TODAY } from '../support/booking'
import { openDeposit } from '../support/deposit'
import { fillInVehicle, openAsAdministrator, pressInDialog, rowNamed } from '../support/fleet'
import { startApi } from '../support/server'
import { findRows } from '../support/table'

const api = startApi({ today: TODAY })

/** Puts every text into an element of its own, as the translation of a browser does. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}

it('a page translated by the browser shows the days and the price of a new choice', async () => {
  const { user } = await openApp('/vehicles?from=2027-03-15&to=2027-03-19')
  await findCard('Tesla Model X')
  await user.click(within(card('Tesla Model X')).getByRole('button', { name: 'Select car' }))
  expect(screen.getByText(/· 94,000/)).toBeVisible()
  translatePage()
  await user.click(within(card('Tesla Model S')).getByRole('button', { name: 'Select car' }))
  expect(await screen.findByText(/· 84,000/)).toBeVisible()
  expect(screen.queryByText(/· 94,000/)).not.toBeInTheDocument()
})

it('the time chosen in a translated dialog keeps its value, however it is written', async () => {
  const { user } = await openApp('/vehicles')
  await openDialog(user, 'Pickup')
  const time = screen.getByRole('combobox', { name: 'Time' })
  const slot = within(time).getByRole('option', { name: '09:00' })
  slot.textContent = '9h00'
  await user.selectOptions(time, slot)
  expect(time).toHaveValue('09:00')
})

it('the data for the bank is not translated', async () => {
  await openDeposit(api.db, '?id=123')
  const drawing = screen.getByRole('img', { name: /^Payment slip:/ })
  for (const shown of [
    drawing,
    screen.getByText('97 20123'),
    screen.getByText('000-0000000000000-98', { selector: 'dd' }),
  ])
    expect(shown.closest('[translate="no"]')).toBeVisible()
})

it('a translated table shows the new price of a vehicle', async () => {
  const { user } = await openAsAdministrator(api.db)
  await findRows('All vehicles')
  translatePage()
  await user.click(within(await rowNamed('Model 3 Dual Motor')).getByRole('button', { name: 'Update' }))
  await fillInVehicle(user, { 'Price per day (din)': '9999' })
  await pressInDialog(user, 'Confirm')
  expect(await screen.findByText('9,999 din')).toBeVisible()
  expect(screen.queryByText('9,500 din')).not.toBeInTheDocument()
})

it('a translated list of reservations shows how many reservations the filters find, and whose they are', async () => {
  const { user } = await openAllReservations(api.db, '?user=3')
  const [count] = screen.getAllByRole('status')
  expect(count).toHaveTextContent('8 reservations · Second Client')
  translatePage()
  await user.selectOptions(screen.getByLabelText('Status'), 'failed')
  await waitFor(() => expect(count).toHaveTextContent('2 reservations · Second Client'))
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  await waitFor(() => expect(count).toHaveTextContent(/^15 reservations$/))
})
