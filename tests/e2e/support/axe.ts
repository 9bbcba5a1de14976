import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

import { overflow, withLargeText } from './layout'
import { addStyles } from './styles'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }

// A window of 1280 px at four times the size (WCAG 1.4.10).
const NARROWEST = { width: 320, height: 740 }

const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

// All else that axe looks at is the same in both schemes and at all sizes.
const CONTRAST: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

// What is out of sight is judged too, and no colour half-way between two schemes.
const AT_ONCE = '* { content-visibility: visible !important; transition: none !important }'

/**
 * The page as it stands has no fault axe knows of, fits the window of a phone and of a desk, with text of twice the size
 * too, and has enough contrast in both schemes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await addStyles(page, AT_ONCE)
  // Once for the page, and not with each of the runs, which would take longer than they do.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const size of [NARROWEST, PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectToFit(page, `at ${size.width} px`)
    if (size !== NARROWEST)
      await withLargeText(page, () => expectToFit(page, `at ${size.width} px with large text`))
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violations(page, CONTRAST), 'on a desk, light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, CONTRAST), 'on a desk, dark').toEqual([])
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violations(page, ALL), 'on a phone, light').toEqual([])
}

const expectToFit = async (page: Page, where: string) =>
  expect.soft(await overflow(page), `what makes it scroll sideways ${where}`).toBe('')

const MOST_PLACES = 4

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(async (rules) => (await window.axe.run(rules)).violations, options)
  return found.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target.join(' '), any[0]?.message].join(': '))
    return [`${id}: ${help}`, ...places.slice(0, MOST_PLACES), `${nodes.length} in all`].join('\n')
  })
}
