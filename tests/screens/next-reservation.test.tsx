import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { keepOwnReservations } from '@/offline/last-known-reservations'

import { openApp, signInCookies } from '../support/app'
import { TODAY } from '../support/booking'
import { askForFaults } from '../support/faults'
import { aReservation } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

const ROW = aReservation()

const RUNNING = { start_time: '2027-03-08 08:00:00', end_time: '2027-03-12 08:00:00' }
const SENT = { reservation_image: '/uploads/slip.png' }

const serve = (...rows: object[]) => api.serve('reservations', rows)

const open = () => openApp('/client', api.asClient)

const NEXT_CARD = 'Your next reservation'
const CURRENT_CARD = 'Your current reservation'

const findCard = async (name = NEXT_CARD) => within(await screen.findByRole('region', { name }))

describe('the next reservation', () => {
  it('stands above the table, with its days and the time until it starts', async () => {
    serve(ROW)
    await open()
    const card = await findCard()
    expect(card.getByRole('heading', { name: NEXT_CARD })).toBeVisible()
    expect(card.getByText('Tesla Model X')).toBeVisible()
    expect(card.getByText('In 5 days')).toBeVisible()
    expect(card.getByText('Pickup').nextElementSibling).toHaveTextContent('Monday, 15.03.2027 at 08:00')
    expect(card.getByText('Return').nextElementSibling).toHaveTextContent('Friday, 19.03.2027 at 08:00')
    expect(
      screen.getByRole('region', { name: NEXT_CARD }).compareDocumentPosition(screen.getByRole('table')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it.each([
    ['2027-03-11 08:00:00', 'Tomorrow at 08:00'],
    ['2027-03-10 15:30:00', 'Today at 15:30'],
    ['2027-03-12 08:00:00', 'In 2 days'],
  ])('says when it starts: %s is %s', async (start_time, text) => {
    serve({ ...ROW, start_time })
    await open()
    expect((await findCard()).getByText(text)).toBeVisible()
  })

  it.each([
    ['2027-03-10 18:00:00', 'Ends today at 18:00'],
    ['2027-03-11 08:00:00', 'Ends tomorrow at 08:00'],
    ['2027-03-12 08:00:00', 'Ends in 2 days'],
  ])('says when it ends once it is running: %s is %s', async (end_time, text) => {
    serve({ ...ROW, ...RUNNING, end_time })
    await open()
    expect((await findCard(CURRENT_CARD)).getByText(text)).toBeVisible()
  })

  it('opens its panel', async () => {
    serve(ROW)
    const { user, currentPath } = await open()
    await user.click((await findCard()).getByRole('link', { name: 'Details' }))
    expect(await screen.findByRole('dialog', { name: 'Your reservation:' })).toBeVisible()
    expect(currentPath()).toBe('/client?reservation=71')
  })
})

describe('the one action of the next reservation', () => {
  const actions = async (name: string) => {
    const card = await findCard(name)
    return [...card.getAllByRole('link'), ...card.queryAllByRole('button')]
      .map((action) => action.textContent)
      .filter((text) => text !== 'Details')
  }

  it.each([
    ['to come, without a slip', {}, NEXT_CARD, 'Pay the deposit'],
    ['running, with a slip', { ...RUNNING, ...SENT }, CURRENT_CARD, 'Add to calendar'],
    ['to come and confirmed', { status: 'success' }, NEXT_CARD, 'Add to calendar'],
    ['running and confirmed', { ...RUNNING, status: 'success' }, CURRENT_CARD, 'Control the car'],
  ])('fits a reservation that is %s', async (_, change, name, action) => {
    serve({ ...ROW, ...change })
    await open()
    expect(await actions(name)).toEqual([action])
  })

  it('leads to the control of the car', async () => {
    serve({ ...ROW, ...RUNNING, status: 'success' })
    const { user } = await open()
    await user.click((await findCard(CURRENT_CARD)).getByRole('link', { name: 'Control the car' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Vehicle control' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
  })

  it('is not the deposit without a connection, since a slip may have been sent', async () => {
    signInCookies(api.db, 'client@struja.example')
    const kept = {
      id: '71',
      vehicleId: '8',
      start: '2027-03-15 08:00:00',
      end: '2027-03-19 08:00:00',
      userId: '1',
      duration: 4,
      price: 9_400_000,
      status: 'pending',
      slipImage: undefined,
    }
    keepOwnReservations([kept], Date.UTC(2027, 2, 9))
    askForFaults('user=drop,vehicles=drop,reservations=drop')
    await open()
    expect(await actions(NEXT_CARD)).toEqual(['Add to calendar'])
  })
})

describe('no next reservation is shown', () => {
  it('for one that failed', async () => {
    serve({ ...ROW, status: 'failed' })
    await open()
    await screen.findByRole('table', { name: 'My reservations' })
    expect(
      screen.queryByRole('region', { name: /^Your (next|current) reservation$/ }),
    ).not.toBeInTheDocument()
  })
})
