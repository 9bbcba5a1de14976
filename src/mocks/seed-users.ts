import type { UserRow } from './wire.ts'

export interface SignIn {
  email: string
  password: string
}

/** The passwords of the demo's people; plain text, since nothing outlives the demo's process. */
export const DEMO_PASSWORDS = { client: 'client-demo', administrator: 'admin-demo' }

/** The sign-ins the server prints and the demo banner shows. */
export const DEMO_SIGN_INS = {
  client: { email: 'client@struja.example', password: DEMO_PASSWORDS.client },
  administrator: { email: 'admin@struja.example', password: DEMO_PASSWORDS.administrator },
} as const satisfies Record<string, SignIn>

const { client, administrator } = DEMO_SIGN_INS

export const seedUsers: readonly UserRow[] = [
  seedUser(1, 'Demo Client', client.email),
  { ...seedUser(2, 'Demo Administrator', administrator.email), role: 'administrator' },
  seedUser(3, 'Second Client', 'second@struja.example'),
  seedUser(4, 'Late Client', 'late@struja.example'),
]

/** A client of the demo. */
export function seedUser(id: number, full_name: string, email: string): UserRow {
  const phone = `+381 60 ${String(id).padStart(7, '0').replace(/^.../, '$& ')}`
  return { id, full_name, email, phone, role: 'client' }
}
