import type { UserRow } from './wire.ts'

export interface SignIn {
  email: string
  password: string
}

/** The sign-ins the server prints and the demo banner shows. */
export const DEMO_SIGN_INS = {
  client: { email: 'client@struja.example', password: 'client-demo' },
  administrator: { email: 'admin@struja.example', password: 'admin-demo' },
} as const satisfies Record<string, SignIn>

/** A user with the password to sign in with. The password is plain text, since nothing outlives the demo's process. */
export interface SeedUser extends UserRow {
  readonly password: string
}

export const seedUsers: readonly SeedUser[] = [
  {
    id: 1,
    full_name: 'Demo Client',
    phone: '+381 60 000 0001',
    role: 'client',
    ...DEMO_SIGN_INS.client,
  },
  {
    id: 2,
    full_name: 'Demo Administrator',
    phone: '+381 60 000 0002',
    role: 'administrator',
    ...DEMO_SIGN_INS.administrator,
  },
  {
    id: 3,
    full_name: 'Second Client',
    email: 'second@struja.example',
    phone: '+381 60 000 0003',
    role: 'client',
    password: 'client-demo',
  },
  {
    id: 4,
    full_name: 'Late Client',
    email: 'late@struja.example',
    phone: '+381 60 000 0004',
    role: 'client',
    password: 'client-demo',
  },
]
