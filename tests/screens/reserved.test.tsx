import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { referenceWithControl } from '@/rental/payment-slip/reference'

import { findToast } from '../support/app'
import { findCard, TODAY } from '../support/booking'
import { checkoutButton, openCheckout } from '../support/checkout'
import { askForFaults, endFaults } from '../support/faults'
import { signInElsewhere } from '../support/other-tab'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'

const api = startApi({ today: TODAY })

async function reserve(query?: string) {
  const app = await openCheckout(api.db, query)
  await app.user.click(checkoutButton())
  await findToast('Your reservation created successfuly!')
  await screen.findByRole('heading', { name: 'Your car is reserved' })
  return app
}

describe('after a reservation', () => {
  it('the screen names the ID of the reservation', async () => {
    await reserve()
    const own = api.db.reservations.all().at(-1)
    expect(own).toMatchObject({ user_id: 1, vehicle_id: 8 })
    expect(await screen.findByText(String(own?.id))).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(`Reservation ID ${own?.id}`)
  })

  it('links lead to the deposit with that ID, and to the reservations', async () => {
    await reserve()
    const id = api.db.reservations.all().at(-1)?.id
    await screen.findByText(String(id))
    expect(screen.getByRole('link', { name: 'Pay the deposit' })).toHaveAttribute(
      'href',
      `/reservation-confirm?id=${id}`,
    )
    expect(screen.getByRole('link', { name: 'See my reservations' })).toHaveAttribute('href', '/client')
  })

  it('My reservations shows the reservation', async () => {
    const { user } = await reserve()
    const id = api.db.reservations.all().at(-1)?.id
    await user.click(screen.getByRole('link', { name: 'See my reservations' }))
    expect(
      await screen.findByRole('row', {
        name: new RegExp(
          `^(ID)?${id} .*Tesla Model X.*4\\u00A0days.*15\\.03\\.2027 - 08:00.*94,000\\u00A0din.*Waiting$`,
        ),
      }),
    ).toBeVisible()
  })

  it('the Back of the browser does not lead to the checkout again', async () => {
    const { router } = await reserve()
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'General terms' })).toBeVisible()
  })

  it('a reload shows the same screen', async () => {
    const { router } = await reserve()
    const ticket = router.state.location
    await router.navigate('/general-terms')
    await screen.findByRole('heading', { name: 'General terms' })
    await router.navigate(ticket, { state: ticket.state })
    expect(await screen.findByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
  })

  it('another car can be reserved, with nothing chosen', async () => {
    const { user, currentPath } = await reserve()
    await user.click(screen.getByRole('link', { name: 'Reserve another car' }))
    await findCard('Tesla Model X')
    expect(currentPath()).toBe('/vehicles')
    expect(screen.getByText('No car selected')).toBeVisible()
    expect(screen.getByLabelText('Pickup')).toHaveValue('')
  })
})

describe('the ticket', () => {
  const findTicket = async () => within(await screen.findByRole('region', { name: 'Your car is reserved' }))

  it('names the car, its days with their weekdays, the place and the total', async () => {
    await reserve()
    const ticket = await findTicket()
    const line = (name: string) => ticket.getByText(name).nextElementSibling
    expect(ticket.getByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(line('Pickup')).toHaveTextContent(/^Monday, 15.03.2027 at 08:00$/)
    expect(line('Return')).toHaveTextContent(/^Friday, 19.03.2027 at 08:00$/)
    expect(line('Duration')).toHaveTextContent(/^4 days$/)
    expect(line('Total price')).toHaveTextContent(/^94,000 din$/)
    expect(ticket.getByText(/Street and number, 11000 Beograd/)).toBeVisible()
    expect(ticket.getAllByText('Sample data')[0]).toBeVisible()
  })

  it('keeps the agreed total when the price of the car has changed since', async () => {
    const { queryClient } = await reserve()
    changeRow(api.db.vehicles, 8, { price_per_day: '30000.00' })
    await queryClient.invalidateQueries()
    const ticket = await findTicket()
    expect(ticket.getByText('Total price').nextElementSibling).toHaveTextContent(/^94,000 din$/)
  })

  it('keeps the agreed total when the list names another, and says so', async () => {
    const { queryClient } = await reserve()
    const row = api.db.reservations.all().at(-1)
    if (row) api.db.reservations.replace({ ...row, price: '117500.00' })
    await queryClient.invalidateQueries()
    expect(await screen.findByText(/^Our records show a different total: 117,500\sdin\./)).toBeVisible()
    const ticket = await findTicket()
    expect(ticket.getByText('Total price').nextElementSibling).toHaveTextContent(/^94,000 din$/)
  })

  it('has a stub with the deposit and the data to pay it', async () => {
    await reserve()
    const id = String(api.db.reservations.all().at(-1)?.id)
    const reference = referenceWithControl(id)
    const ticket = await findTicket()
    expect(ticket.getByText('Refundable deposit').nextElementSibling).toHaveTextContent(/^117,000 din$/)
    expect(
      await ticket.findByRole('img', { name: new RegExp(`^Payment slip: .* ${reference}$`) }),
    ).toBeVisible()
    // The National Bank of Serbia asks for this text beside the code.
    expect(ticket.getByText('NBS IPS QR')).toBeVisible()
    expect(ticket.getByText(`97 ${reference}`)).toBeVisible()
    expect(ticket.getByText(/^\d{3}-\d{13}-\d{2}$/)).toBeVisible()
    expect(ticket.getByRole('link', { name: 'Pay the deposit' })).toBeVisible()
  })

  it.each([
    [{}, 'We have your payment slip. We’ll confirm the reservation as soon as we have checked it.'],
    [{ status: 'success' }, 'The reservation is confirmed. Your car will be waiting for you.'],
  ] as const)('asks for no deposit once a slip was sent: %j', async (change, text) => {
    const { queryClient } = await reserve()
    const ticket = await findTicket()
    await ticket.findByText('NBS IPS QR')
    const row = api.db.reservations.all().at(-1)
    if (row) api.db.reservations.replace({ ...row, reservation_image: 'uploads/slip.png', ...change })
    await queryClient.invalidateQueries()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByText(/^Pay the deposit and/)).not.toBeInTheDocument()
    expect(ticket.queryByText('NBS IPS QR')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Pay the deposit' })).not.toBeInTheDocument()
    expect(ticket.getByText('Refundable deposit')).toBeVisible()
  })

  it('asks for no deposit on a return before the list says that it is due', async () => {
    const { user, router, queryClient } = await reserve()
    await router.navigate('/general-terms')
    await screen.findByRole('heading', { name: 'General terms' })
    // As after a reload, nothing is known of the list.
    queryClient.clear()
    askForFaults('reservations=500')
    await router.navigate(-1)
    expect(await screen.findByText('You will find the reservation ID under “My reservations”.')).toBeVisible()
    expect(screen.getByText(/^We could not check the status of this reservation\./)).toBeVisible()
    expect(screen.queryByText(/^Pay the deposit and/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Pay the deposit' })).not.toBeInTheDocument()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/^Pay the deposit and/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay the deposit' })).toBeVisible()
  })

  it.each([
    ['failed', 0, /^This reservation was not confirmed\./, 'Your booking'],
    ['success', 0, /^The reservation is confirmed\./, 'Your car is reserved'],
    ['success', 3, /^The rental period is over\./, 'Your booking'],
  ] as const)('promises the car in its title only until it is over: %s, %i days later', async (...row) => {
    const [status, days, text, title] = row
    const { queryClient } = await reserve('from=2027-03-11&to=2027-03-12&car=8')
    const reserved = api.db.reservations.all().at(-1)
    await screen.findByText(String(reserved?.id))
    if (reserved) api.db.reservations.replace({ ...reserved, status })
    vi.setSystemTime(Date.now() + days * 86_400_000 + 1_000)
    await queryClient.invalidateQueries()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(document.title).toMatch(new RegExp(`^${title}`))
  })

  it('asks for no deposit any more within a minute of the end of the rental', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
    vi.setSystemTime(new Date('2027-03-10T09:00:00Z'))
    await reserve('from=2027-03-11&to=2027-03-12&car=8')
    const id = String(api.db.reservations.all().at(-1)?.id)
    await screen.findByText(id)
    vi.setSystemTime(new Date('2027-03-12T06:59:30Z'))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.getByRole('link', { name: 'Pay the deposit' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(/^The rental period is over\./)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay the deposit' })).not.toBeInTheDocument()
  })

  it.each([
    ['moved to other days', { start_time: '2027-03-16 08:00:00', end_time: '2027-03-21 08:00:00' }],
    ['given another car', { vehicle_id: 4 }],
    ['deleted', undefined],
  ])('leads to the reservations, and asks for nothing, if it was %s since', async (_, change) => {
    const { queryClient } = await reserve()
    const row = api.db.reservations.all().at(-1)
    await screen.findByText(String(row?.id))
    if (row && change) api.db.reservations.replace({ ...row, ...change })
    else if (row) api.db.reservations.remove(row.id)
    await queryClient.invalidateQueries()
    const notice = await screen.findByText(/^You will find your reservations and their status/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your booking')
    expect(screen.getByRole('link', { name: 'See my reservations' })).toBeVisible()
    expect(screen.queryByText(/15\.03\.2027/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Pay the deposit' })).not.toBeInTheDocument()
    // The notice also stays while the list is fetched again.
    api.delayAnswer('get', '/api/reservations')
    void queryClient.invalidateQueries()
    await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0))
    expect(notice).toBeVisible()
  })

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await reserve()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })
})

describe('the ID', () => {
  it('is announced as being looked up until the list arrives', async () => {
    const { user } = await openCheckout(api.db)
    const answerPost = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    await screen.findByRole('button', { name: 'Sending…' })
    const answerGet = api.delayAnswer('get', '/api/reservations')
    answerPost()
    await findToast('Your reservation created successfuly!')
    expect(await screen.findByText('Looking up the ID…')).toBeVisible()
    answerGet()
    const id = api.db.reservations.all().at(-1)?.id
    expect(await screen.findByText(String(id))).toBeVisible()
  })

  it('is said to be under My reservations if the list fails', async () => {
    const { user } = await openCheckout(api.db)
    askForFaults('reservations=500')
    await user.click(checkoutButton())
    await findToast('Your reservation created successfuly!')
    expect(await screen.findByText('You will find the reservation ID under “My reservations”.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Pay the deposit' })).toHaveAttribute(
      'href',
      '/reservation-confirm',
    )
    expect(screen.queryByRole('img', { name: /^Payment slip/ })).not.toBeInTheDocument()
  })
})

it('the screen is not shown to somebody who is not signed in', async () => {
  const { router } = await reserve()
  const ticket = router.state.location
  document.cookie = 'authToken=; path=/; max-age=0'
  window.dispatchEvent(new Event('focus'))
  await router.navigate(ticket, { state: ticket.state })
  await findCard('Tesla Model X')
  expect(screen.queryByRole('heading', { name: 'Your car is reserved' })).not.toBeInTheDocument()
})

it('the screen is not shown to the next person in the same browser', async () => {
  const { router } = await reserve()
  const ticket = router.state.location
  signInElsewhere(api.db, 'second@struja.example')
  await router.navigate(ticket, { state: ticket.state })
  await findCard('Tesla Model X')
  expect(screen.queryByRole('heading', { name: 'Your car is reserved' })).not.toBeInTheDocument()
})
