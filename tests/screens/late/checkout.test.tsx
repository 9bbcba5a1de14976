import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { findToast } from '../../support/app'
import { addReservation, CHOSEN, TODAY } from '../../support/booking'
import { checkoutButton, CREATE, openCheckout } from '../../support/checkout'
import { openDeposit, picture, slipPicker } from '../../support/deposit'
import { signInElsewhere, signOutElsewhere } from '../../support/other-tab'
import { startApi } from '../../support/server'

const api = startApi({ today: TODAY })

const FAILED = 'Failed to create reservation!'
const SUMMARY = `/vehicles?${CHOSEN}&step=2`

/** Presses Checkout while the list that it checks is held back. */
async function checkOutWithDelayedCheck() {
  const app = await openCheckout(api.db)
  const reads = api.countOf('GET /api/reservations')
  const answerList = api.delayAnswer('get', '/api/reservations')
  await app.user.click(checkoutButton())
  await waitFor(() => expect(api.countOf('GET /api/reservations')).toBe(reads + 1))
  return { ...app, answerList }
}

const waitUntilAnswered = ({ queryClient }: Awaited<ReturnType<typeof checkOutWithDelayedCheck>>) =>
  waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

const becomeSecondClient = () => signInElsewhere(api.db, 'second@struja.example')

describe('a checkout whose check is under way', () => {
  it.each([
    ['another page', 'Contact', '/'],
    ['step one', 'Vehicles', '/vehicles'],
  ])('sends nothing when the visitor leaves for %s, and says so there', async (_, name, path) => {
    const app = await checkOutWithDelayedCheck()
    await app.user.click(within(screen.getByRole('banner')).getByRole('link', { name }))
    await waitFor(() => expect(app.currentPath()).toBe(path))
    app.answerList()
    const toast = await findToast(FAILED)
    await waitUntilAnswered(app)
    expect(app.currentPath()).toBe(path)
    expect(api.calls).not.toContain(CREATE)
    await app.user.click(within(toast).getByRole('link', { name: 'Back to your reservation' }))
    expect(await screen.findByRole('heading', { name: 'Tesla Model X' })).toBeVisible()
    expect(app.currentPath()).toBe(SUMMARY)
  })

  it.each([
    ['another person signs in', becomeSecondClient],
    ['its person signs out', signOutElsewhere],
  ])('sends nothing when %s', async (_, change) => {
    const app = await checkOutWithDelayedCheck()
    change()
    app.answerList()
    await waitUntilAnswered(app)
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    expect(api.calls).not.toContain(CREATE)
    expect(document.querySelector('.Toastify__toast')).toBeNull()
    expect(app.currentPath()).toBe(SUMMARY)
  })
})

describe('a checkout that is on its way', () => {
  it('is not sent a second time by the next person before it is answered', async () => {
    const { user } = await openCheckout(api.db)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    await waitFor(() => expect(api.countOf(CREATE)).toBe(1))
    becomeSecondClient()
    await screen.findByRole('heading', { name: 'Tesla Model X' })
    await user.click(await screen.findByRole('button', { name: 'Sending…' }))
    answer()
    expect(await screen.findByRole('button', { name: 'Checkout now' })).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
    expect(screen.queryByRole('heading', { name: 'Your car is reserved' })).not.toBeInTheDocument()
  })

  it('is found in the list although its answer was lost and the visitor has left meanwhile', async () => {
    const app = await openCheckout(api.db)
    const reads = api.countOf('GET /api/reservations')
    let answerList = () => {}
    api.use(
      http.post('*/api/reservations/create-reservation', () => {
        addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19', user: 1 })
        answerList = api.delayAnswer('get', '/api/reservations')
        return HttpResponse.error()
      }),
    )
    await app.user.click(checkoutButton())
    await waitFor(() => expect(api.countOf('GET /api/reservations')).toBe(reads + 2))
    await app.user.click(screen.getByRole('link', { name: 'Contact' }))
    await screen.findByRole('link', { name: 'Rent Model 3' })
    answerList()
    expect(await findToast('Your reservation created successfuly!')).toBeVisible()
    expect(api.countOf(CREATE)).toBe(1)
  })

  it.each([
    ['another person signs in', becomeSecondClient],
    ['its person signs out', signOutElsewhere],
  ])('is no longer reported once %s', async (_, change) => {
    const { user, router } = await openCheckout(api.db)
    const answer = api.delayAnswer('post', '/api/reservations/create-reservation')
    await user.click(checkoutButton())
    await waitFor(() => expect(api.countOf(CREATE)).toBe(1))
    await act(() => router.navigate('/general-terms'))
    answer()
    const toast = (await findToast('Your reservation created successfuly!')).closest('.Toastify__toast')
    change()
    await waitFor(() => {
      // A toast leaves at the end of an animation, which jsdom does not run.
      if (toast) fireEvent.animationEnd(toast)
      expect(toast).not.toBeInTheDocument()
    })
  })
})

describe('a chosen picture', () => {
  it('is removed when another person signs in', async () => {
    const { user } = await openDeposit(api.db)
    await user.upload(slipPicker(), picture('slip.png'))
    await screen.findByRole('img', { name: 'Preview of slip.png' })
    becomeSecondClient()
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument())
    expect(slipPicker().files).toHaveLength(0)
  })
})
