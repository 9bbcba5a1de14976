import { act } from '@testing-library/react'

import type { Database } from '@/mocks/database'

import { signInCookies } from './app'

/** Signs somebody in in another tab, and comes back to this one. */
export const signInElsewhere = (db: Database, email: string) =>
  act(() => {
    signInCookies(db, email)
    window.dispatchEvent(new Event('focus'))
  })

/** Signs out in another tab, and comes back to this one. */
export const signOutElsewhere = () =>
  act(() => {
    for (const name of ['authToken', 'userId']) document.cookie = `${name}=; path=/; max-age=0`
    window.dispatchEvent(new Event('focus'))
  })
