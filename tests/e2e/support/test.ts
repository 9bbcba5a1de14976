import { randomUUID } from 'node:crypto'

import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { FAULT_COOKIE } from '../../../src/mocks/faults.ts'
import { DEMO_SIGN_INS } from '../../../src/mocks/seed-users.ts'
import { signIn, signInSomebody } from './people'
import { watch, type Watch } from './watch'

interface Options {
  /** The errors in the browser that a test of faults expects. */
  expectedErrors: RegExp | undefined
}

/** Signs somebody in on the browser of the test, by the API; each gives the user's id. */
export interface SignIn {
  /** A new person. */
  somebody: () => Promise<number>
  /** The demo's client, who has reservations. */
  client: () => Promise<number>
  administrator: () => Promise<number>
}

interface Fixtures {
  signIn: SignIn
  /** Has the demo API answer this browser with faults, such as 'vehicles=500,reservations=html*2', or without again. */
  faults: { ask: (faults: string) => Promise<void>; end: () => Promise<void> }
  /** Opens a page in a separate browser context, as another person would. */
  openOtherBrowser: () => Promise<Page>
}

/** The `test` of this shop: it fails on any error that a visitor would not see, in every browser that it opens. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],

  context: async ({ context, baseURL, expectedErrors }, provide) => {
    const watched = watch(context, baseURL ?? '', expectedErrors)
    await dismissDemoBanner(context)
    await provide(context)
    expectNoErrors(watched)
  },

  signIn: ({ context, baseURL }, provide) =>
    provide({
      somebody: () => signInSomebody(context, baseURL),
      client: () => signIn(context, baseURL, DEMO_SIGN_INS.client),
      administrator: () => signIn(context, baseURL, DEMO_SIGN_INS.administrator),
    }),

  faults: ({ context, baseURL }, provide) =>
    provide({
      // The id keeps the fault counts of two browsers apart.
      ask: (faults) =>
        context.addCookies([
          { url: baseURL ?? '', name: FAULT_COOKIE, value: `${faults},id=${randomUUID()}` },
        ]),
      end: () => context.clearCookies({ name: FAULT_COOKIE }),
    }),

  openOtherBrowser: async ({ browser, baseURL, expectedErrors }, provide) => {
    const others: { context: BrowserContext; watched: Watch }[] = []
    await provide(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      others.push({ context, watched: watch(context, baseURL ?? '', expectedErrors) })
      await dismissDemoBanner(context)
      return context.newPage()
    })
    for (const { context, watched } of others) {
      await context.close()
      expectNoErrors(watched)
    }
  },
})

// Hides the demo's banner; its own tests show it. A storageState would make Playwright open one more page for each test.
const dismissDemoBanner = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('struja.demoBanner', 'dismissed')
  })

const expectNoErrors = ({ errors }: Watch) => expect(errors, 'errors in the browser').toEqual([])

export { expect }
