import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { expect } from 'vitest'

import type { Database } from '@/mocks/database'

import { openApp } from './app'
import type { TestApi } from './server'

const ADMINISTRATOR = 'admin@struja.example'

/** Opens the administrator's vehicles, or another of the administrator's pages. */
export const openAsAdministrator = (db: Database, path = '/client/all-vehicles') =>
  openApp(path, { as: ADMINISTRATOR, db })

export const rowNamed = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

/** Valid entries for the form of a vehicle. */
export const ENTRIES = {
  Name: 'Tesla Model Y Čačak',
  'Price per day (din)': '9500,5',
  'Tesla code': 'MY-ČA',
  'Battery capacity (kWh)': '79',
  'Range (km)': '533',
  'Acceleration 0-100 (s)': '5.0',
  'Top speed (km/h)': '217',
  Description: 'Room for skis',
}

export type EntryLabel = keyof typeof ENTRIES

/** Empties and fills the fields of the form of a vehicle. */
export async function fillInVehicle(
  user: UserEvent,
  entries: Partial<Record<EntryLabel, string>> = ENTRIES,
): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  for (const [label, text] of Object.entries(entries)) {
    const field = within(dialog).getByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
}

export const pressInDialog = async (user: UserEvent, name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))

export const waitForDialogGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

/** Records the forms that are sent to a path, each as an object of its fields. */
export function recordForms(api: TestApi, method: 'post' | 'put', path: string) {
  const forms: Record<string, string>[] = []
  api.use(
    http[method](`*${path}`, async ({ request }) => {
      forms.push(readMultipart(await request.clone().text()))
      return undefined
    }),
  )
  return forms
}

// Parsed by hand: under jsdom `formData()` with a file may never settle, and the file loses its name.
function readMultipart(text: string): Record<string, string> {
  const boundary = text.slice(0, text.indexOf('\r\n'))
  const parts = text.split(boundary).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      const name = /name="([^"]*)"/.exec(head)?.[1] ?? ''
      return [name, head.includes('filename=') ? 'a file' : body.join('\r\n\r\n').replace(/\r\n$/, '')]
    }),
  )
}
