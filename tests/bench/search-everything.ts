import type { Browser, Page } from '@playwright/test'

import { openPage, report, signIn, slowDown } from './browser'

const BOUND_MS = 100
// A number, a name, an e-mail address and a phone number, letter by letter.
const TEXTS = ['4711', 'client 0', 'client-42@', '060 000']

/** Measures the search over 100,000 reservations, 10,000 users and 1,000 vehicles, from a letter to what it finds. */
export async function benchSearch(browser: Browser, origin: string): Promise<void> {
  const page = await openPage(browser, { width: 1280, height: 900 })
  await signIn(page, origin, 'administrator')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Search', exact: true })
  await field.waitFor()
  await page.getByText(/^\d+ results$/).waitFor({ timeout: 60_000 })
  await slowDown(page)
  const first = await timeOf(page, 'm')
  const times: number[] = []
  for (const text of TEXTS) {
    await field.fill('')
    for (const letter of text) if (letter !== ' ') times.push(await timeOf(page, letter))
  }
  report('the first letter of a search over everything, which folds the lists', [first], 2 * BOUND_MS)
  report(`a letter of a search over everything, of ${times.length}`, times, BOUND_MS, 'worst')
  await page.context().close()
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
