import type { Browser, Page } from '@playwright/test'

import { openPage, report, signIn, slowDown } from './browser'

const BOUND_MS = 100
// A letter that folds the lists, then a number, a name, an e-mail address and a phone number.
const TEXTS = ['m', '4711', 'client 0', 'client-42@', '060 000']

/** Measures the search over 100,000 reservations, 10,000 users and 1,000 vehicles, from a letter to what it finds. */
export async function benchSearch(browser: Browser, origin: string): Promise<void> {
  const name = 'a letter of a search over everything'
  const page = await openSearch(browser, origin)
  report(name, await timesOf(page), BOUND_MS, 'worst', "the machine's processor")
  await page.context().close()
  const slowPage = await openSearch(browser, origin)
  await slowDown(slowPage)
  const [first = Infinity, ...further] = await timesOf(slowPage)
  report('the first letter of a search over everything, which folds the lists', [first], 2 * BOUND_MS)
  report(`${name}, of ${further.length}`, further, BOUND_MS, 'worst')
  await slowPage.context().close()
}

async function openSearch(browser: Browser, origin: string): Promise<Page> {
  const page = await openPage(browser, { width: 1280, height: 900 })
  await signIn(page, origin, 'administrator')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByText(/^\d+ results$/).waitFor({ timeout: 60_000 })
  return page
}

async function timesOf(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const text of TEXTS) {
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('')
    for (const letter of text) if (letter !== ' ') times.push(await timeOf(page, letter))
  }
  return times
}

async function timeOf(page: Page, letter: string): Promise<number> {
  // The page watches before the letter is pressed, which it may receive before a script that was sent earlier.
  const watch = await page.evaluateHandle(watchNextLetter)
  await page.keyboard.press(letter)
  return watch.evaluate(({ found }) => found)
}

/** Runs in the page: milliseconds from the next letter to the frame after the options have changed; they may stay. */
function watchNextLetter(): { found: Promise<number> } {
  const found = new Promise<number>((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      let end = performance.now()
      const observer = new MutationObserver(() =>
        requestAnimationFrame(() => setTimeout(() => (end = performance.now()))),
      )
      const dialog = document.querySelector('dialog')
      if (dialog) observer.observe(dialog, { subtree: true, childList: true, characterData: true })
      setTimeout(() => {
        observer.disconnect()
        resolve(end - timeStamp)
      }, 500)
    }
    addEventListener('input', begin, { capture: true, once: true })
  })
  return { found }
}
