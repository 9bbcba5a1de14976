import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findToast, openApp } from '../support/app'
import { advancePicker, confirmButton, idField, openDeposit, picture, slipPicker } from '../support/deposit'
import { askForFaults, endFaults } from '../support/faults'
import { startApi } from '../support/server'

const api = startApi()

describe('the page of the deposit', () => {
  it('says what to do, what the slip must contain, and the amount', async () => {
    await openDeposit(api.db, '')
    expect(screen.getByRole('heading', { level: 1, name: 'Pay the deposit' })).toBeVisible()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'Recipient: Legal name of the company',
        'Account: 000-0000000000000-98',
        'Purpose of payment: “Payment for reservation with ID …”',
      ]),
    )
    expect(screen.getByText(/^We refund the deposit after the rental/)).toBeVisible()
  })

  it('asks a visitor to sign in, and keeps the typed ID on the way back', async () => {
    const { user } = await openApp('/reservation-confirm?id=4')
    await screen.findByRole('heading', { level: 1 })
    await user.type(idField(), '2')
    expect(screen.getByRole('link', { name: 'Sign in or register' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/reservation-confirm?id=42')}`,
    )
  })
})

describe('a reservation whose deposit is not due', () => {
  const headings = () =>
    within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)

  it.each([
    ['has its slip', '5', /^We have your payment slip\./],
    ['is confirmed', '6', /^The reservation is confirmed\. Your car/],
    ['runs', '3', /^The reservation is confirmed, and the rental is under way\.$/],
    ['is over', '1', /^The rental period is over\.$/],
    ['failed', '2', /^This reservation was not confirmed\./],
  ])('says that it %s, and has no slip to pay', async (_, id, text) => {
    await openDeposit(api.db, `?id=${id}`)
    expect((await screen.findByText(text)).parentElement).toHaveRole('status')
    expect(screen.queryByRole('img', { name: /^Payment slip:/ })).not.toBeInTheDocument()
    expect(headings()).toEqual(['Your reservation', 'Send a paid slip'])
    expect(screen.queryByRole('link', { name: /^Already paid/ })).not.toBeInTheDocument()
    expect(screen.queryByText('The slip must show')).not.toBeInTheDocument()
  })

  it.each([
    ['its deposit is due', '4', 'client@struja.example'],
    ['it is somebody else’s', '7', 'client@struja.example'],
    ['nobody is signed in', '5', undefined],
  ])('has no such notice if %s', async (_, id, as) => {
    await openApp(`/reservation-confirm?id=${id}`, { ...(as && { as, db: api.db }) })
    await screen.findByRole('img', { name: /^Payment slip:/ })
    await waitFor(() => expect(api.countOf('GET /api/reservations')).toBe(as ? 1 : 0))
    expect(
      screen.queryByText(/^(We have your|The reservation is|The rental|This reservation)/),
    ).not.toBeInTheDocument()
    expect(headings()[0]).toBe('First, pay')
  })
})

describe('a reservation that is not in the account', () => {
  const UNKNOWN = /^There is no reservation 7 in your account\.$/

  it('is reported as missing, and the slip and the form stay', async () => {
    const { user } = await openDeposit(api.db, '?id=7')
    expect((await screen.findByText(UNKNOWN)).parentElement).toHaveRole('status')
    expect(screen.getByRole('img', { name: /^Payment slip:/ })).toBeVisible()
    await user.upload(slipPicker(), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    expect(confirmButton()).toBeEnabled()
    await user.clear(idField())
    await user.type(idField(), '4')
    expect(screen.queryByText(/^There is no reservation/)).not.toBeInTheDocument()
  })

  it.each([
    ['to a visitor, whose account is not known', undefined, ''],
    ['where the list cannot be had', 'client@struja.example', 'reservations=500'],
  ])('is not reported %s', async (_, as, fault) => {
    if (fault !== '') askForFaults(fault)
    const { queryClient } = await openApp('/reservation-confirm?id=7', { ...(as && { as, db: api.db }) })
    await screen.findByRole('img', { name: /^Payment slip:/ })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
  })

  const ROW = { vehicle_id: 1, start_time: '2030-03-01 08:00:00', end_time: '2030-03-04 08:00:00' }

  it('is reported if the row does not say whose it is, since an API may hide whose the others are', async () => {
    api.serve('reservations', [{ id: 7, ...ROW }])
    await openDeposit(api.db, '?id=7')
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
  })

  it('is not reported if a row could not be read', async () => {
    api.serve('reservations', [{ user_id: 1 }])
    const { queryClient } = await openDeposit(api.db, '?id=7')
    await waitFor(() => expect(api.countOf('GET /api/reservations')).toBe(1))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
  })
})

describe('a reservation whose state could not be loaded', () => {
  const ROW = {
    id: 7,
    user_id: 3,
    vehicle_id: 1,
    start_time: '2030-03-01 08:00:00',
    end_time: '2030-03-04 08:00:00',
  }
  const UNKNOWN = /^We could not check whether the deposit is still due\./

  it('says so, and follows the list once it can be had', async () => {
    askForFaults('reservations=500')
    const { user } = await openDeposit(api.db, '?id=6')
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(screen.getByRole('img', { name: /^Payment slip:/ })).toBeVisible()
    endFaults()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'Your reservation' })).toBeVisible()
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
    expect(screen.queryByRole('img', { name: /^Payment slip:/ })).not.toBeInTheDocument()
  })

  it('says so if its row may be one that could not be read', async () => {
    api.serve('reservations', [{ user_id: 1 }, ROW])
    await openDeposit(api.db, '?id=6')
    expect(await screen.findByText(UNKNOWN)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('keeps to the state that it knows if the list cannot be read again', async () => {
    const { queryClient } = await openDeposit(api.db, '?id=6')
    await screen.findByRole('heading', { name: 'Your reservation' })
    askForFaults('reservations=500')
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Your reservation' })).toBeVisible()
  })
})

describe('the order of the page', () => {
  it('has a link to the form for those who have paid, which adds no entry to the history', async () => {
    const { user, currentPath } = await openDeposit(api.db)
    await user.click(screen.getByRole('link', { name: 'Already paid? Send the slip' }))
    expect(document.activeElement).toContainElement(screen.getByRole('form'))
    expect(window.location.hash).toBe('')
    expect(currentPath()).toBe('/reservation-confirm?id=4')
  })

  it('is the same for the keyboard: ID, slip, picture, Confirm', async () => {
    const { user } = await openDeposit(api.db)
    await user.upload(slipPicker(), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    const order = [
      idField(),
      screen.getByRole('button', { name: 'Print' }),
      slipPicker(),
      screen.getByRole('radio', { name: 'In person' }),
      confirmButton(),
    ]
    const reached: (Element | null)[] = []
    idField().focus()
    for (let presses = 0; document.activeElement !== confirmButton() && presses < 30; presses += 1) {
      reached.push(document.activeElement)
      await user.tab()
    }
    reached.push(document.activeElement)
    expect(reached.filter((element) => order.some((known) => known === element))).toEqual(order)
    expect(screen.getByText('Refundable deposit').parentElement).toHaveTextContent(/at least 117,000 din$/)
  })
})

describe('the reservation ID', () => {
  it('in the query stays if it is refused, and says why', async () => {
    await openDeposit(api.db, '?id=2026%2F12')
    expect(idField()).toHaveValue('2026/12')
    expect(idField()).toHaveAccessibleDescription(/^Use letters, digits, hyphens and underscores/)
    expect(screen.getByText('Purpose of payment: “Payment for reservation with ID …”')).toBeVisible()
  })

  it('follows the address', async () => {
    const { router } = await openDeposit(api.db)
    await router.navigate('/reservation-confirm?id=12')
    expect(await screen.findByDisplayValue('12')).toBe(idField())
  })

  it('may be text, even too long for a ready-made slip', async () => {
    const { user } = await openDeposit(api.db, '')
    await user.type(idField(), ' 0d9f3c6e-1f0a-4c52 ')
    expect(idField()).toBeValid()
    expect(
      screen.getByText('Purpose of payment: “Payment for reservation with ID 0d9f3c6e-1f0a-4c52”'),
    ).toBeVisible()
    expect(screen.getByText(/^No ready-made slip for this ID\./)).toBeVisible()
  })
})

describe('the confirm button', () => {
  it('is disabled until there are an ID and a slip', async () => {
    const { user } = await openDeposit(api.db, '')
    expect(confirmButton()).toBeDisabled()
    await user.upload(slipPicker(), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    expect(confirmButton()).toBeDisabled()
    await user.type(idField(), '4')
    expect(confirmButton()).toBeEnabled()
    await user.clear(idField())
    expect(confirmButton()).toBeDisabled()
  })

  it.each(['', '?id=4'])('belongs to a form that reports missing data: %j', async (query) => {
    await openDeposit(api.db, query)
    fireEvent.submit(screen.getByRole('form', { name: 'Send the slip' }))
    expect(await findToast('Missing required confirmation data!')).toBeVisible()
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })
})

describe('the advance payment', () => {
  it('is in person, or by slip with a picture of it', async () => {
    const { user } = await openDeposit(api.db)
    const inPerson = screen.getByRole('radio', { name: 'In person' })
    expect(inPerson).toBeChecked()
    expect(inPerson).toHaveAccessibleDescription(/^Send a picture of our receipt/)
    expect(advancePicker()).not.toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' }))
    expect(advancePicker()).toBeVisible()
    await user.upload(advancePicker(), picture('advance.png'))
    expect(await screen.findByRole('img', { name: 'Preview of advance.png' })).toBeVisible()
    await user.click(inPerson)
    expect(advancePicker()).not.toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' }))
    expect(screen.getByRole('img', { name: 'Preview of advance.png' })).toBeVisible()
    expect(advancePicker().files?.[0]?.name).toBe('advance.png')
  })
})
