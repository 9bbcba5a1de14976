import { request, type APIRequestContext } from '@playwright/test'

import { askForToken, openAccount, type Person } from '../e2e/support/people'
import type { Visitor } from './visitor'

interface SignedIn {
  userId: number
  /** Calls the API as this person. */
  api: APIRequestContext
}

/** Signs somebody in on this browser, without the pages of the shop. */
export async function signIn(
  visitor: Visitor,
  person: Pick<Person, 'email' | 'password'>,
): Promise<SignedIn> {
  const stranger = await request.newContext({ baseURL: visitor.origin })
  const { token, userId } = await askForToken(stranger, visitor.origin, person)
  const cookies = [`authToken=${token}`, `userId=${userId}`]
  await visitor.tab.evaluate(
    (...all: string[]) => {
      for (const cookie of all) document.cookie = `${cookie}; path=/; samesite=lax`
    },
    ...cookies,
  )
  const api = await request.newContext({
    baseURL: visitor.origin,
    extraHTTPHeaders: { Cookie: cookies.join('; ') },
  })
  return { userId, api }
}

/** Signs a new client in on this browser. */
export async function signInSomebody(visitor: Visitor): Promise<SignedIn> {
  return signIn(
    visitor,
    await openAccount({ request: await request.newContext({ baseURL: visitor.origin }) }),
  )
}
