import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { watch, type Watch } from './watch'

interface Options {
  /** The errors in the browser that a test of faults expects. */
  expectedErrors: RegExp | undefined
}

interface Fixtures {
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
