import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

import type { Database } from '@/mocks/database'

import { openApp } from './app'

/** Opens the administrator's list of reservations and waits until it and its names are loaded. */
export async function openAllReservations(db: Database, query = '', language: 'en' | 'de' | 'sr' = 'en') {
  const app = await openApp(`/client/all-reservations${query}`, { as: 'admin@struja.example', db, language })
  await screen.findAllByRole('radio')
  // While anything loads, the button that refreshes is busy.
  await waitFor(() => expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument())
  return app
}

/** The cells of the shown rows, without the column names that stand beside them on a narrow screen. */
export function shownRows(name = 'All reservations'): string[][] {
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastChild?.textContent ?? ''),
  )
}

export const shownIds = (): number[] => shownRows().map(([id]) => Number(id))
