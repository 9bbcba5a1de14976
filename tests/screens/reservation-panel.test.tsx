import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { TODAY } from '../support/booking'
import { aReservation } from '../support/rows'
import { savedFiles } from '../support/saved-files'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })
const saved = savedFiles()

/** It spans the night in which the clocks change. */
const ROW = aReservation({ start_time: '2027-03-26 08:00:00', end_time: '2027-03-30 08:00:00' })

const serve = (...rows: object[]) => api.serve('reservations', rows)

const open = (path = '/client?reservation=71') => openApp(path, api.asClient)

const panel = async (name = 'Your reservation:') => within(await screen.findByRole('dialog', { name }))

describe('a row of the table', () => {
  it('opens its panel by the keyboard, and gets the focus back', async () => {
    serve(ROW)
    const { user, currentPath } = await open('/client')
    const link = await screen.findByRole('link', { name: '71' })
    link.focus()
    await user.keyboard('{Enter}')
    const dialog = await panel()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(currentPath()).toBe('/client')
    expect(screen.getByRole('link', { name: '71' })).toHaveFocus()
  })

  it('leaves the focus on the page if only the address has opened its panel', async () => {
    serve(ROW)
    const { user } = await open()
    await panel()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'My reservations' })).toHaveFocus())
  })
})

describe('the panel', () => {
  it('names the agreed amount if the price of the car has changed since', async () => {
    serve({ ...ROW, price: '80000.00' })
    await open()
    const dialog = await panel()
    expect(dialog.getByText('Amount when reserved').nextSibling).toHaveTextContent('80,000 din')
    expect(dialog.getByText('Total price').nextSibling).toHaveTextContent('94,000 din')
  })

  it('shows all data of a reservation', async () => {
    serve(ROW)
    await open()
    const dialog = await panel()
    expect(dialog.getByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    const texts = ['576 km', '5', 'A/C', 'Unlimited mileage', '21 years required', '4 days']
    for (const text of texts) expect(dialog.getByText(text)).toBeVisible()
    for (const text of ['26.03.2027 - 08:00', '30.03.2027 - 08:00', 'Waiting', '0 din'])
      expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.getAllByText('94,000 din')).toHaveLength(2)
    expect(dialog.getByText('Refundable deposit').nextElementSibling).toHaveTextContent(/^117,000 din$/)
  })

  it('shows the stored price of a car the fleet no longer has', async () => {
    serve({ ...ROW, vehicle_id: 999, price: '1234.50' })
    await open()
    const dialog = await panel()
    expect(dialog.getByRole('heading', { name: 'Vehicle 999' })).toBeVisible()
    expect(dialog.getAllByText('1,234.50 din')).toHaveLength(2)
  })

  it.each([
    [{}, /^Pay the deposit and/, true, true],
    [{ reservation_image: '/uploads/slip.png' }, /We have your payment slip/, false, true],
    [{ status: 'success' }, /The reservation is confirmed/, false, true],
    [{ status: 'failed' }, /was not confirmed/, false, false],
  ])('says what comes next for %j', async (change, text, confirms, goesIntoCalendar) => {
    serve({ ...ROW, ...change })
    await open()
    const dialog = await panel()
    expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.queryAllByRole('link', { name: 'Confirm now' })).toHaveLength(confirms ? 1 : 0)
    expect(dialog.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(
      goesIntoCalendar ? 1 : 0,
    )
  })

  const running = { start_time: '2027-03-09 08:00:00', end_time: '2027-03-12 08:00:00' }
  const over = { start_time: '2027-03-01 08:00:00', end_time: '2027-03-05 08:00:00' }

  it.each([
    [{ ...running, status: 'success' }, 'The reservation is confirmed, and the rental is under way.', 1],
    [over, 'The rental period is over.', 0],
  ])('promises nothing and asks for nothing too late: %j', async (change, text, calendars) => {
    serve({ ...ROW, ...change })
    await open()
    const dialog = await panel()
    expect(dialog.getByText(text)).toBeVisible()
    expect(dialog.queryByRole('link', { name: /^(Send another slip|Confirm now)$/ })).not.toBeInTheDocument()
    expect(dialog.queryAllByRole('button', { name: 'Add to calendar' })).toHaveLength(calendars)
  })

  it('says how to reach the company if a reservation was not confirmed', async () => {
    serve({ ...ROW, status: 'failed' })
    await open()
    const dialog = await panel()
    expect(dialog.getByRole('link', { name: '+381 11 000 00 00' })).toHaveAttribute(
      'href',
      'tel:+381110000000',
    )
    expect(dialog.getByRole('link', { name: 'office@struja.example' })).toHaveAttribute(
      'href',
      'mailto:office@struja.example',
    )
  })

  it.each([
    [{}, ['Reserved', 'Slip sent', 'Confirmed'], 'Reserved'],
    [{ status: 'failed' }, ['Reserved', 'Not confirmed'], 'Not confirmed'],
  ])('shows the progress for %j', async (change, stages, reached) => {
    serve({ ...ROW, ...change })
    await open()
    const items = within((await panel()).getByRole('list', { name: 'Progress of the reservation' }))
      .getAllByRole('listitem')
      .map((item) => [item.textContent, item.getAttribute('aria-current')])
    expect(items).toEqual(stages.map((stage) => [stage, stage === reached ? 'step' : null]))
    expect(screen.getAllByTitle(reached)).toHaveLength(1)
  })

  it.each([
    ['to confirm it', 'Confirm now', null],
    ['to replace a wrong picture', 'Send another slip', '/uploads/slip.png'],
  ])('leads to the deposit with its ID %s', async (_, name, reservation_image) => {
    serve({ ...ROW, reservation_image })
    await open()
    const link = (await panel()).getByRole('link', { name: /^(Confirm now|Send another slip)$/ })
    expect(link).toHaveTextContent(name)
    expect(link).toHaveAttribute('href', '/reservation-confirm?id=71')
  })

  it('shows the slip from the host of the API, in full size on a press', async () => {
    serve({ ...ROW, reservation_image: '/uploads/slip.png' })
    const { user } = await open()
    const dialog = await panel()
    expect(dialog.getByRole('img', { name: 'Payment slip' })).toHaveAttribute(
      'src',
      new URL('/api/uploads/slip.png', location.href).href,
    )
    await user.click(dialog.getByRole('button', { name: 'Payment slip: show full size' }))
    const full = within(await screen.findByRole('dialog', { name: 'Payment slip' }))
    await user.click(full.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog', { name: 'Payment slip' })).not.toBeInTheDocument()
    await panel()
  })

  it('saves the times for a calendar as Belgrade times', async () => {
    serve(ROW)
    const { user } = await open()
    await user.click((await panel()).getByRole('button', { name: 'Add to calendar' }))
    expect(saved.map(({ name }) => name)).toEqual(['reservation-71.ics'])
    const text = (await saved[0]?.text())?.replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART;TZID=Europe/Belgrade:20270326T080000')
    expect(text).toContain('DTEND;TZID=Europe/Belgrade:20270330T080000')
    expect(text).toContain('SUMMARY:Rental car: Tesla Model X')
    // A calendar file has no room for the mark of sample data, so it has no address.
    expect(text).not.toContain('LOCATION')
  })
})

it('an address that names somebody else’s reservation opens no panel', async () => {
  serve(ROW, { ...ROW, id: 72, user_id: 2 })
  await open('/client?reservation=72')
  await screen.findByRole('table')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
