import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

import type { Language } from '@/i18n/languages'
import type { Database } from '@/mocks/database'

import { openApp } from './app'
import { rowsOf } from './table'

/** Opens the administrator's list of reservations and waits until it and its names are loaded. */
export async function openAllReservations(db: Database, query = '', language: Language = 'en') {
  const app = await openApp(`/client/all-reservations${query}`, { as: 'admin@struja.example', db, language })
  await screen.findAllByRole('radio')
  // While anything loads, the button that refreshes is busy.
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument())
  return app
}

export const shownIds = (): number[] => rowsOf('All reservations').map(({ ID }) => Number(ID))
