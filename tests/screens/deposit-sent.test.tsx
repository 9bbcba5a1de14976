import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { asksBeforeUnload, findToast, openApp } from '../support/app'
import {
  advancePicker,
  CONFIRMED,
  confirmButton,
  FAILED,
  RESERVATION_ID,
  idField,
  openDeposit,
  openReadyToSend,
  picture,
  PNG_BYTES,
  SEND_SLIP,
  slipPicker,
  unreadPicture,
} from '../support/deposit'
import { askForFaults } from '../support/faults'
import { changeRow } from '../support/rows'
import { startApi } from '../support/server'
import { partsOf, allowFileUploads } from '../support/uploads'

const api = startApi()
allowFileUploads()

const UPDATE = '/api/reservations/update-reservation/4'

const file = (name: string) => ({ name, type: 'image/png', bytes: PNG_BYTES })

/** Records the parts of the calls that send a slip. */
function watchParts(): [string, unknown][][] {
  const seen: [string, unknown][][] = []
  api.use(
    http.put(`*${UPDATE}`, async ({ request }) => {
      seen.push(await partsOf(request))
      return undefined
    }),
  )
  return seen
}

const choosePaymentSlip = (user: UserEvent) =>
  user.click(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' }))

it('the browser asks before a reload or a closed tab loses a picked slip, but not a sent one', async () => {
  const { user } = await openDeposit(api.db)
  expect(asksBeforeUnload()).toBe(false)
  await user.upload(slipPicker(), picture('slip.png'))
  await waitFor(() => expect(asksBeforeUnload()).toBe(true))
  await user.click(confirmButton())
  await findToast(CONFIRMED)
  expect(asksBeforeUnload()).toBe(false)
})

describe('a slip is sent', () => {
  it('byte for byte, and for a payment in person without an advance image', async () => {
    const seen = watchParts()
    const { user } = await openReadyToSend(api.db)
    await user.click(confirmButton())
    expect(await findToast(CONFIRMED)).toBeVisible()
    expect(seen).toEqual([
      [
        ['advancePayment', 'uzivo'],
        ['reservation_image', file('slip.png')],
        ['id', RESERVATION_ID],
      ],
    ])
    expect(api.db.reservations.get(4)?.reservation_image).toMatch(/^uploads\//)
  })

  it('as it was picked last, and not before that picture is read', async () => {
    const seen = watchParts()
    const { user } = await openReadyToSend(api.db)
    const other = unreadPicture('other.png')
    await user.upload(slipPicker(), other.file)
    await user.click(confirmButton())
    await act(async () => other.read())
    await screen.findByRole('img', { name: 'Preview of other.png' })
    expect(seen).toEqual([])
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    expect(seen.map((parts) => parts[1])).toEqual([['reservation_image', file('other.png')]])
  })

  it('with the advance image for a payment by slip', async () => {
    const seen = watchParts()
    const { user } = await openReadyToSend(api.db)
    await choosePaymentSlip(user)
    await user.upload(advancePicker(), picture('advance ž.png'))
    await screen.findByRole('img', { name: 'Preview of advance ž.png' })
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    expect(seen).toEqual([
      [
        ['advancePayment', 'uplatnica'],
        ['advancePaymentImage', file('advance ž.png')],
        ['reservation_image', file('slip.png')],
        ['id', RESERVATION_ID],
      ],
    ])
  })

  it('without the advance image for a payment by slip, since the image is optional', async () => {
    const seen = watchParts()
    const { user } = await openReadyToSend(api.db)
    await choosePaymentSlip(user)
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    expect(seen[0]?.map(([field]) => field)).toEqual(['advancePayment', 'reservation_image', 'id'])
  })

  it('without an advance image that was picked before the payment in person was chosen', async () => {
    const seen = watchParts()
    const { user } = await openReadyToSend(api.db)
    await choosePaymentSlip(user)
    await user.upload(advancePicker(), picture('advance.png'))
    await screen.findByRole('img', { name: 'Preview of advance.png' })
    await user.click(screen.getByRole('radio', { name: 'In person' }))
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    expect(seen[0]?.map(([field]) => field)).toEqual(['advancePayment', 'reservation_image', 'id'])
  })

  it('and the own reservations show it at once', async () => {
    const { user, router } = await openApp('/client', api.asClient)
    const row = async () => within(await screen.findByRole('table')).getByRole('row', { name: /^4 / })
    await user.click(within(await row()).getByRole('link'))
    expect(await screen.findByRole('link', { name: 'Confirm now' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Confirm now' }))
    await user.upload(await screen.findByLabelText('Payment slip'), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    await router.navigate('/client?reservation=4')
    expect(await screen.findByRole('dialog', { name: 'Your reservation:' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Confirm now' })).not.toBeInTheDocument())
  })

  it('and counts as sent even if the reservations cannot be read again', async () => {
    const { user, router } = await openReadyToSend(api.db)
    await screen.findByRole('img', { name: /^Payment slip/ })
    askForFaults('reservations=500')
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    await router.navigate('/client?reservation=4')
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText(i18next.t('client:next.confirmation'))).toBeVisible()
    expect(panel.queryByRole('link', { name: 'Confirm now' })).not.toBeInTheDocument()
    expect(localStorage.getItem('ownReservations')).toMatch(/"id":"4"[^}]*"hasSlip":true/)
  })

  it('and the page says what comes next, and is ready for another slip', async () => {
    const { user } = await openReadyToSend(api.db)
    await user.click(confirmButton())
    const next = await screen.findByText(/^Slip (for reservation.4 )?received/)
    expect(next.closest('[tabindex]')).toHaveFocus()
    expect(screen.queryByRole('img', { name: /^Payment slip:/ })).not.toBeInTheDocument()
    const stages = within(screen.getByRole('list', { name: 'Progress of the reservation' }))
    expect(stages.getByText('Slip sent')).toHaveAttribute('aria-current', 'step')
    expect(within(next).getByRole('link', { name: 'My reservations' })).toHaveAttribute('href', '/client')
    expect(idField()).toHaveValue(RESERVATION_ID)
    expect(slipPicker().files).toHaveLength(0)
    expect(confirmButton()).toBeDisabled()
    await user.upload(slipPicker(), picture('slip.png'))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    expect(next).not.toBeInTheDocument()
    expect(confirmButton()).toBeEnabled()
  })
})

describe('one more slip for a confirmed reservation', () => {
  it('is reported as arrived, without another confirmation', async () => {
    changeRow(api.db.reservations, 4, { status: 'success', reservation_image: 'uploads/slip.png' })
    const { user } = await openReadyToSend(api.db)
    await user.click(confirmButton())
    const next = await screen.findByText(/^Slip (for reservation.4 )?received/)
    expect(next).not.toHaveTextContent('then confirm')
    const stages = within(screen.getByRole('list', { name: 'Progress of the reservation' }))
    expect(stages.getByText('Confirmed')).toHaveAttribute('aria-current', 'step')
  })
})

describe('a slip that comes too late', () => {
  it.each([
    ['was not confirmed', { status: 'failed' as const }],
    ['is over', { start_time: '2020-03-01 08:00:00', end_time: '2020-03-04 08:00:00' }],
  ])('is reported as arrived, without a promise, for a reservation that %s', async (_, change) => {
    changeRow(api.db.reservations, 4, change)
    const { user } = await openReadyToSend(api.db)
    await user.click(confirmButton())
    const sent = await screen.findByText(/^Slip (for reservation.4 )?received/)
    await waitFor(() => expect(sent).toHaveTextContent('We’ll check it and get in touch.'))
    expect(screen.queryByRole('list', { name: 'Progress of the reservation' })).not.toBeInTheDocument()
  })
})

describe('a slip that is refused', () => {
  it("is reported in the server's words if the reservation is another client's", async () => {
    const { user } = await openReadyToSend(api.db)
    await user.clear(idField())
    await user.type(idField(), '11')
    await user.click(confirmButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(screen.getByText('This belongs to somebody else')).toBeVisible()
    expect(idField()).toHaveValue('11')
    expect(api.countOf('PUT /api/reservations/update-reservation/11')).toBe(1)
  })
})

describe('a slip whose page is left while it is sent', () => {
  /** Sends the slip and opens another page meanwhile; returns a function that lets the failure come. */
  async function leaveWhileSending({ user, router }: Awaited<ReturnType<typeof openReadyToSend>>) {
    api.use(http.put(`*${UPDATE}`, () => HttpResponse.json({}, { status: 500 })))
    const answer = api.delayAnswer('put', UPDATE)
    await user.click(confirmButton())
    await waitFor(() => expect(api.countOf(SEND_SLIP)).toBe(1))
    await act(() => router.navigate('/general-terms'))
    return answer
  }

  it('is in the form again after a failure, by the link of the toast', async () => {
    const app = await openReadyToSend(api.db)
    await choosePaymentSlip(app.user)
    const answer = await leaveWhileSending(app)
    answer()
    const toast = await findToast(FAILED)
    await app.user.click(within(toast).getByRole('link', { name: 'Back to reservation 4' }))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' })).toBeChecked()
  })

  it('is in the form again after a failure that comes when the page is open again', async () => {
    const app = await openReadyToSend(api.db)
    await choosePaymentSlip(app.user)
    const answer = await leaveWhileSending(app)
    await act(() => app.router.navigate(-1))
    await screen.findByText('Processing')
    answer()
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    expect(screen.queryByText('Processing')).not.toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Payment slip (uplatnica)' })).toBeChecked()
  })

  it('is no longer in the form once it has arrived', async () => {
    const app = await openReadyToSend(api.db)
    const answer = api.delayAnswer('put', UPDATE)
    await app.user.click(confirmButton())
    await waitFor(() => expect(api.countOf(SEND_SLIP)).toBe(1))
    await act(() => app.router.navigate('/general-terms'))
    await act(() => app.router.navigate(-1))
    await screen.findByLabelText('Reservation ID')
    answer()
    await findToast(CONFIRMED)
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(confirmButton()).toBeDisabled()
  })

  it('is in the form again after the deposit of another reservation was open', async () => {
    const app = await openReadyToSend(api.db)
    const { user, router } = app
    const answer = await leaveWhileSending(app)
    answer()
    const toast = await findToast(FAILED)
    await act(() => router.navigate('/reservation-confirm?id=5'))
    await waitFor(() => expect(idField()).toHaveValue('5'))
    expect(screen.queryByRole('img', { name: 'Preview of slip.png' })).not.toBeInTheDocument()
    await user.click(within(toast).getByRole('link', { name: 'Back to reservation 4' }))
    expect(await screen.findByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
    expect(idField()).toHaveValue(RESERVATION_ID)
  })
})

describe('a slip whose answer is lost', () => {
  /** Sends a slip that the server keeps, but whose answer is lost. */
  async function sendUnanswered(slip: string | null) {
    const row = api.db.reservations.get(4)
    if (row === undefined) throw new Error('The demo has reservation 4')
    api.db.reservations.replace({ ...row, reservation_image: slip })
    const app = await openReadyToSend(api.db)
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0))
    api.use(
      http.put(`*${UPDATE}`, () => {
        api.db.reservations.replace({ ...row, reservation_image: '/uploads/sent.png' })
        return HttpResponse.json({}, { status: 504 })
      }),
    )
    await app.user.click(confirmButton())
  }

  it('has arrived if the reservation has a slip now', async () => {
    await sendUnanswered(null)
    expect(await findToast(CONFIRMED)).toBeVisible()
    expect(screen.getByText(/^Slip (for reservation.4 )?received/)).toBeVisible()
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument()
    expect(api.countOf(SEND_SLIP)).toBe(1)
  })

  it('does not count as arrived if there was a slip before', async () => {
    await sendUnanswered('/uploads/earlier.png')
    expect(await findToast(FAILED)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  })

  it('does not count as arrived if another device has sent one since the page was opened', async () => {
    const row = api.db.reservations.get(4)
    const { user, queryClient } = await openReadyToSend(api.db)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    if (row) api.db.reservations.replace({ ...row, reservation_image: '/uploads/other.png' })
    api.use(http.put(`*${UPDATE}`, () => HttpResponse.json({ error: 'Slip not stored' }, { status: 500 })))
    await user.click(confirmButton())
    expect(await findToast(FAILED)).toBeVisible()
    expect(screen.getByText('Slip not stored')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Preview of slip.png' })).toBeVisible()
  })
})
