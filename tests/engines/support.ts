import { request, type APIRequestContext } from '@playwright/test'

import { askForToken, openAccount, type Person } from '../e2e/support/people'
import type { Tab } from './tab'
import type { Visitor } from './visitor'

interface SignedIn {
  userId: number
  /** Calls the API as this person. */
  api: APIRequestContext
}

/** Signs a person in on this browser by the API, without the pages of the shop. */
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

/** The colour that a pixel of the window shows, as red, green and blue. */
export const colourAt = async (tab: Tab, x: number, y: number): Promise<number[]> =>
  tab.evaluate(colourIn, (await tab.picture()).toString('base64'), x, y)

/** The colour of a pixel in a picture. Runs in the page. */
async function colourIn(picture: string, x: number, y: number): Promise<number[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen?.drawImage(bitmap, -x, -y)
  return Array.from(pen?.getImageData(0, 0, 1, 1).data.subarray(0, 3) ?? [])
}
