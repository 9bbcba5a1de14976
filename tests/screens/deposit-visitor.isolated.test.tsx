import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { endSession } from '@/session/sign-in'

import { findToast, openApp, signInCookies } from '../support/app'
import {
  CONFIRMED,
  confirmButton,
  FAILED,
  idField,
  openReadyToSend,
  picture,
  SEND_SLIP,
  slipPicker,
} from '../support/deposit'
import { signInElsewhere } from '../support/other-tab'
import { startApi } from '../support/server'
import { allowFileUploads } from '../support/uploads'

const api = startApi()
allowFileUploads()

const preview = () => screen.findByRole('img', { name: 'Preview of slip.png' })

/** Opens the deposit page as a visitor, and enters everything that can be sent. */
async function openAsVisitor() {
  const app = await openApp('/reservation-confirm')
  await app.user.type(await screen.findByLabelText('Reservation ID'), '4')
  await app.user.upload(slipPicker(), picture('slip.png'))
  await preview()
  return app
}

/** Signs in while the page of the link is open, as another tab does. */
async function signIn(userId = 1) {
  await screen.findByRole('heading', { name: 'Welcome back' })
  api.db.tokens.set('renewed', userId)
  document.cookie = 'authToken=renewed; path=/'
  document.cookie = `userId=${userId}; path=/`
  window.dispatchEvent(new Event('focus'))
}

describe('a slip the server refuses to take from a visitor', () => {
  it('needs a sign-in, which leads back with ID and picture kept', async () => {
    const { user, currentPath } = await openAsVisitor()
    await user.click(confirmButton())
    await findToast(FAILED)
    const alert = within(
      (await screen.findByText(/^Sign in to send your slip\./)).closest('[role=alert]') ?? document.body,
    )
    await user.click(alert.getByRole('link', { name: 'Sign in or register' }))
    await signIn()
    await preview()
    expect(currentPath()).toBe('/reservation-confirm?id=4')
    expect(idField()).toHaveValue('4')
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    expect(api.countOf(SEND_SLIP)).toBe(2)
  })

  it('is kept with an ID that was typed over that of the address, also by the sign-in of the header', async () => {
    const { user, currentPath } = await openApp('/reservation-confirm?id=4')
    await user.clear(await screen.findByLabelText('Reservation ID'))
    await user.type(idField(), '5')
    await user.upload(slipPicker(), picture('slip.png'))
    await preview()
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }))
    await signIn()
    await preview()
    expect(idField()).toHaveValue('5')
    expect(currentPath()).toBe('/reservation-confirm?id=5')
  })

  it('stays in the form when another tab signs in', async () => {
    await openAsVisitor()
    signInElsewhere(api.db, 'client@struja.example')
    await waitFor(() => expect(screen.queryByText(/need to be signed in/)).not.toBeInTheDocument())
    await preview()
    expect(idField()).toHaveValue('4')
  })
})

describe('a slip of a visitor who signs in elsewhere before the answer', () => {
  it('is reported as sent, and cannot be sent again', async () => {
    const answer = api.delayAnswer(
      'put',
      '/api/reservations/update-reservation/4',
      () => new Response(null, { status: 204 }),
    )
    const { user } = await openAsVisitor()
    await user.click(confirmButton())
    signInElsewhere(api.db, 'client@struja.example')
    answer()
    expect(await findToast(CONFIRMED)).toBeVisible()
    expect(confirmButton()).toBeDisabled()
  })
})

describe('a slip of a visitor who signed in and went elsewhere', () => {
  it('is not shown to the person who signs in next', async () => {
    const { router } = await openAsVisitor()
    await act(() => router.navigate('/vehicles'))
    signInCookies(api.db, 'client@struja.example')
    act(endSession)
    signInCookies(api.db, 'admin@struja.example')
    await act(() => router.navigate('/reservation-confirm'))
    expect(await screen.findByLabelText('Reservation ID')).toHaveValue('')
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
  })
})

describe('a slip of a client who looks at another page before it is sent', () => {
  it('is in the form again, until it is sent', async () => {
    const { user, router } = await openReadyToSend(api.db)
    await act(() => router.navigate('/vehicles'))
    await screen.findByRole('heading', { name: 'Choose your car' })
    await act(() => router.navigate(-1))
    await preview()
    await user.click(confirmButton())
    await findToast(CONFIRMED)
    await act(() => router.navigate('/vehicles'))
    await screen.findByRole('heading', { name: 'Choose your car' })
    await act(() => router.navigate(-1))
    expect(await screen.findByLabelText('Reservation ID')).toBeVisible()
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
  })
})

describe('a slip sent with an expired sign-in', () => {
  async function expireAndSend() {
    const app = await openReadyToSend(api.db)
    await app.user.clear(idField())
    await app.user.type(idField(), '4')
    api.db.tokens.clear()
    await app.user.click(confirmButton())
    await app.user.click(await screen.findByRole('link', { name: 'Sign in again' }))
    return app
  }

  it('is kept for its person', async () => {
    const { user } = await expireAndSend()
    await signIn()
    await preview()
    expect(idField()).toHaveValue('4')
    await user.click(confirmButton())
    expect(await findToast(CONFIRMED)).toBeVisible()
  })

  it('is not shown to another person', async () => {
    await expireAndSend()
    await signIn(3)
    await screen.findByLabelText('Reservation ID')
    expect(screen.queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument()
    expect(slipPicker().files).toHaveLength(0)
  })
})
