import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

import { watch, type Watch } from './watch'

interface Options {
  /** The complaints of the browser that a test of faults expects. */
  expectedComplaints: RegExp | undefined
}

interface Fixtures {
  /** Opens a page in a separate browser context, as another person would. */
  openOtherBrowser: () => Promise<Page>
}

/** The `test` of this shop: it fails on any error that a visitor would not see, in every browser that it opens. */
export const test = base.extend<Options & Fixtures>({
  expectedComplaints: [undefined, { option: true }],

  context: async ({ context, baseURL, expectedComplaints }, provide) => {
    const watched = watch(context, baseURL ?? '', expectedComplaints)
    await dismissDemoBanner(context)
    await provide(context)
    expectQuiet(watched)
  },

  openOtherBrowser: async ({ browser, baseURL, expectedComplaints }, provide) => {
    const others: { context: BrowserContext; watched: Watch }[] = []
    await provide(async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      others.push({ context, watched: watch(context, baseURL ?? '', expectedComplaints) })
      await dismissDemoBanner(context)
      return context.newPage()
    })
    for (const { context, watched } of others) {
      await context.close()
      expectQuiet(watched)
    }
  },
})

// Hides the demo's banner; its own tests show it. A storageState would make Playwright open one more page for each test.
const dismissDemoBanner = (context: BrowserContext) =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('struja.demoBanner', 'dismissed')
  })

const expectQuiet = ({ complaints }: Watch) =>
  expect(complaints, 'what the browser complained of').toEqual([])

export { expect }
