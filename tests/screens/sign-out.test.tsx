import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../support/app'
import { fillIn, pressSubmit } from '../support/auth'
import { signInElsewhere } from '../support/other-tab'
import { startApi } from '../support/server'
import { rowsOf } from '../support/table'

const api = startApi()

const client = () => api.asClient

const removeSessionCookies = () => {
  document.cookie = 'authToken=; path=/; max-age=0'
  document.cookie = 'userId=; path=/; max-age=0'
}

async function openReservations() {
  const app = await openApp(['/general-terms', '/client'], client())
  await screen.findByRole('table', { name: 'My reservations' })
  return app
}

const shownIds = () => new Set(rowsOf('My reservations').map(({ ID }) => Number(ID)))

const idsOf = (userId: number) =>
  new Set(
    api.db.reservations
      .all()
      .filter(({ user_id }) => user_id === userId)
      .map(({ id }) => id),
  )

describe('Sign out', () => {
  it('removes both cookies and leads to the sign-in, which says so', async () => {
    const { user, currentPath } = await openReservations()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByText('You are signed out.')).toBeVisible()
    expect(currentPath()).toBe('/auth')
    expect(document.cookie).toBe('')
  })

  it('is not undone by the Back of the browser', async () => {
    const { user, router } = await openReservations()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Welcome back' })
    await router.navigate(-1)
    expect(await screen.findByRole('heading', { name: 'General terms' })).toBeVisible()
    await router.navigate('/client')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })

  it('forgets every answer', async () => {
    const { user, queryClient } = await openReservations()
    // Kept by an effect, which may run after the table is shown.
    await waitFor(() => expect(localStorage.getItem('ownReservations')).not.toBeNull())
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Welcome back' })
    const known = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined)
    expect(known).toEqual([])
    expect(localStorage.getItem('ownReservations')).toBeNull()
  })

  it('removes the toasts that were shown without the toast script', async () => {
    const { user } = await openReservations()
    // On a busy machine this script takes longer to load than the list.
    await import('@/routes/later-parts')
    const toast = document.body.appendChild(document.createElement('p'))
    toast.className = 'plain-toast'
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  })

  it('leaves nothing for the next person', async () => {
    const { user } = await openReservations()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'Welcome back' })
    const answerUser = api.delayAnswer('get', '/api/users/3')
    const answerList = api.delayAnswer('get', '/api/reservations')
    await fillIn(user, { 'E-mail': 'second@struja.example', Password: 'client-demo' })
    await pressSubmit(user, 'Sign in')
    expect(await screen.findByText('Welcome')).toBeVisible()
    answerUser()
    expect(await screen.findByText('Welcome, Second Client')).toBeVisible()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    answerList()
    await screen.findByRole('table')
    expect(shownIds()).toEqual(idsOf(3))
    // Not the address that was typed into the sign-in form either.
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByLabelText('E-mail')).toHaveValue('')
  })
})

describe('another tab', () => {
  it.each([
    ['told of the sign-out', () => window.dispatchEvent(new Event('storage'))],
    ['looked at again', () => window.dispatchEvent(new Event('focus'))],
    ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('that lost the cookies signs out this tab when it is %s', async (_, look) => {
    const { queryClient } = await openReservations()
    const answers = () =>
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ state }) => (state.data === undefined ? [] : [state.data]))
    const before = answers()
    expect(before).not.toEqual([])
    removeSessionCookies()
    look()
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    // A visitor's page may read lists anew.
    expect(answers().filter((answer) => before.includes(answer))).toEqual([])
  })

  it('that signs in as another person makes this tab show that person', async () => {
    await openReservations()
    signInElsewhere(api.db, 'second@struja.example')
    expect(await screen.findByText('Welcome, Second Client')).toBeVisible()
    await waitFor(() => expect(shownIds()).toEqual(idsOf(3)))
  })

  it('that neither signs in nor out changes nothing', async () => {
    const { currentPath } = await openReservations()
    const before = api.calls.length
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(screen.getByRole('table', { name: 'My reservations' })).toBeVisible()
    expect(currentPath()).toBe('/client')
    expect(api.calls).toHaveLength(before)
  })
})
