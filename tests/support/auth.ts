import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** The calls that the form of /auth sends. */
export const LOGIN = 'POST /api/users/login'
export const REGISTER = 'POST /api/users/register'

/** A person who is not registered yet. */
export const NEWCOMER = {
  'Full name': 'Petra Petrović',
  'E-mail': 'petra@example.com',
  Phone: '+381 60 123-4567',
  Password: 'tajna lozinka',
}

/** The sign-in of the demo's client. */
export const CLIENT = { 'E-mail': 'client@struja.example', Password: 'client-demo' }

type Entries = Partial<typeof NEWCOMER>

/** Empties and fills the fields, by pasting: that is quick, and the fields must accept it. */
export async function fillIn(user: UserEvent, entries: Entries): Promise<void> {
  await screen.findByLabelText('Password')
  for (const [label, text] of Object.entries(entries)) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text !== '') await user.paste(text)
  }
}

export const pressSubmit = (user: UserEvent, name: 'Sign in' | 'Register') =>
  user.click(screen.getByRole('button', { name }))
