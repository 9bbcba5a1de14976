import { screen, within } from '@testing-library/react'

import type { Database } from '@/mocks/database'

import { openApp } from './app'

/** Opens the administrator's list of reservations and waits until it is loaded. */
export async function openAllReservations(db: Database, query = '', language: 'en' | 'de' | 'sr' = 'en') {
  const app = await openApp(`/client/all-reservations${query}`, { as: 'admin@struja.example', db, language })
  await screen.findAllByRole('radio')
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
