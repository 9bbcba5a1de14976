import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'

import { createQueryClient } from '@/api/query-client'
import { createApp } from '@/app'
import { company } from '@/company/company'
import { LANGUAGE_KEY, type Language } from '@/i18n/languages'
import { startLanguages } from '@/i18n/start'
import type { Database } from '@/mocks/database'
import { languageOfPath } from '@/paths'
import { currentSession } from '@/session/session'
import { startSession } from '@/session/sign-in'

interface OpenOptions {
  /** Who is signed in, by e-mail; nobody by default. */
  as?: string
  db?: Database
  language?: Language
}

/**
 * Opens the app at a path as a visitor or a user, and returns what a test needs to use the app. Of several paths
 * the last is open; the others are the history before it.
 */
export async function openApp(path: string | string[], { as, db, language }: OpenOptions = {}) {
  if (as !== undefined && db !== undefined) signInCookies(db, as)
  if (language !== undefined) localStorage.setItem(LANGUAGE_KEY, language)
  currentSession()
  // On a busy machine the first import takes longer than a test waits for a toast.
  await import('@/ui/toaster')
  if (i18next.isInitialized) {
    // Without a name the language is detected again.
    await i18next.changeLanguage()
  } else {
    await startLanguages({
      brand: company.brand,
      languageOfAddress: () => languageOfPath(location.pathname),
    })
  }
  const queryClient = createQueryClient(() => 0)
  // Cancelled, so that a call that outlives its test does not count in the next test.
  onTestFinished(async () => {
    await queryClient.cancelQueries()
    queryClient.clear()
  })
  const initialEntries = [path].flat()
  const { app, router } = createApp((table) => createMemoryRouter(table, { initialEntries }), queryClient)
  return {
    ...render(app),
    user: userEvent.setup(),
    queryClient,
    router,
    /** The app's current address: path and query. */
    currentPath: () => router.state.location.pathname + router.state.location.search,
  }
}

/** Sets the cookies that a sign-in of this user would set. */
export function signInCookies(db: Database, email: string): void {
  const user = db.users.all().find((row) => row.email === email)
  if (user === undefined) throw new Error(`No such user: ${email}`)
  const token = `token-of-${user.id}`
  db.tokens.set(token, user.id)
  startSession({ token, userId: String(user.id) })
}

/** Waits for the toast with this text. */
export const findToast = (text: string | RegExp) => screen.findByText(text, { selector: '.Toastify *' })

/** Presses the button at every moment until none has the name, as a held key does. */
export const pressUntilGone = (name: RegExp) =>
  vi.waitUntil(
    () => {
      const button = screen.queryByRole('button', { name })
      if (button) fireEvent.click(button)
      return button === null
    },
    { interval: 1, timeout: 10_000 },
  )

/** Whether the page asks before it is reloaded or its tab is closed. */
export const asksBeforeUnload = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The window comes back after it was hidden. */
export function comeBack() {
  onTestFinished(() => focusManager.setFocused(undefined))
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
}
