import { randomUUID } from 'node:crypto'

import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import * as v from 'valibot'

/** A person who opens an account. */
export interface Person {
  fullName: string
  email: string
  phone: string
  password: string
}

/** A new person, with an e-mail address that nobody else has. */
export const newPerson = (): Person => ({
  fullName: 'Client Čćžšđ',
  email: `client.${randomUUID()}@example.com`,
  phone: '+381 60 123 4567',
  password: 'duga-reka-7',
})

const Answer = v.object({ token: v.string(), userId: v.number() })

/** Opens an account for a new person by the API, without the pages of the shop. */
export async function openAccount(context: Pick<BrowserContext, 'request'>): Promise<Person> {
  const person = newPerson()
  const { fullName, ...rest } = person
  const registered = await context.request.post('/api/users/register', {
    data: { full_name: fullName, ...rest },
  })
  expect(registered.ok()).toBe(true)
  return person
}

/** Signs a new person in on this browser by the API, without the pages of the shop; gives the user's id. */
export async function signInSomebody(context: BrowserContext, baseURL: string | undefined): Promise<number> {
  return signIn(context, baseURL, await openAccount(context))
}

/** Signs a person in on this browser, at the shop with this address; gives the user's id. */
export async function signIn(
  context: BrowserContext,
  baseURL: string | undefined,
  person: Pick<Person, 'email' | 'password'>,
): Promise<number> {
  const { token, userId } = await askForToken(context.request, baseURL, person)
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' } as const
  await context.addCookies([
    { ...cookie, name: 'authToken', value: token },
    { ...cookie, name: 'userId', value: String(userId) },
  ])
  return userId
}

/** Signs a person in at the API, without a browser; gives the token and the user's id. */
export async function askForToken(
  request: APIRequestContext,
  baseURL: string | undefined,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<v.InferOutput<typeof Answer>> {
  const response = await request.post(`${baseURL}/api/users/login`, { data: { email, password } })
  return v.parse(Answer, await response.json())
}
