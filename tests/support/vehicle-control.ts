import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'

import type { Language } from '@/i18n/languages'
import type { Database } from '@/mocks/database'
import { paths } from '@/paths'

import { openApp } from './app'

/** The buttons that open the panels. */
export const PANELS = ['Control Vehicle', 'A/C', 'Battery Settings'] as const

interface ControlOptions {
  as?: string
  language?: Language
}

/**
 * Opens the vehicle control, by default as the demo's administrator, who rents nothing now. `logged` in
 * the result holds the lines logged to the console.
 */
export async function openControl(
  db: Database,
  { as = 'admin@struja.example', language }: ControlOptions = {},
) {
  const logged = vi.spyOn(console, 'info').mockReturnValue()
  const app = await openApp(paths.vehicleControl, { as, db, ...(language && { language }) })
  await screen.findByRole('heading', { level: 2, name: /^Tesla/ })
  return { ...app, logged: logged.mock.calls }
}

/** Opens the vehicle control and one of its panels. */
export async function openPanel(db: Database, name: (typeof PANELS)[number]) {
  const app = await openControl(db)
  await app.user.click(screen.getByRole('button', { name }))
  return { ...app, panel: within(screen.getByRole('region', { name })) }
}

/** The console line that a command must log. */
export const loggedCommand = (command: string, parameters: Record<string, unknown> = {}) => [
  'vehicle command',
  { command, parameters },
]

/** The items of the list of commands, each as its label and its code. */
export const listedCommands = () =>
  within(screen.getByRole('list', { name: 'Command log' }))
    .queryAllByRole('listitem')
    .map((item) => [item.querySelector('span')?.textContent, item.querySelector('code')?.textContent])

/** Presses a button, and presses it again if it asks for that. */
export async function pressAndConfirm(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }))
  if (screen.queryByRole('button', { name: /^Press again/ })) await user.keyboard('{Enter}')
}

/** Moves a slider through these values and releases it at the last one. */
export function slide(name: string, ...values: number[]): void {
  const slider = screen.getByRole('slider', { name })
  for (const value of values) fireEvent.input(slider, { target: { value: String(value) } })
  fireEvent.change(slider)
}
