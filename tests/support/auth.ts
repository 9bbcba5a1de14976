import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The calls of the form of /auth. */
export const LOGIN = 'POST /api/users/login'
export const REGISTER = 'POST /api/users/register'

/** A person nobody knows yet. */
export const NEWCOMER = {
  'Full name': 'Petra Petrović',
  'E-mail': 'petra@example.com',
  Phone: '+381 60 123-4567',
  Password: 'tajna lozinka',
}

/** The demo's client. */
export const CLIENT = { 'E-mail': 'client@struja.example', Password: 'client-demo' }

type Entries = Partial<typeof NEWCOMER>

/** Fills the fields in, each after emptying it; by pasting, which is quick and has to be possible. */
export async function fillIn(user: UserEvent, entries: Entries): Promise<void> {
  await screen.findByLabelText('Password')
  for (const [label, text] of Object.entries(entries)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
}

/** Presses the button that sends the form. */
export const press = (user: UserEvent, name: 'Sign in' | 'Register') =>
  user.click(screen.getByRole('button', { name }))
