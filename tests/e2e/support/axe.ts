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

// A window of 1280 px at a zoom of 400 % (WCAG 1.4.10).
const NARROWEST = { width: 320, height: 740 }

const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

// Everything else that axe checks is the same in both colour schemes and at all sizes.
const CONTRAST: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

// Makes axe check content that is out of sight too, and no colours in the middle of a transition.
const SHOW_AT_ONCE = '* { content-visibility: visible !important; transition: none !important }'

/**
 * Expects that axe finds no fault on the page as it stands, that the page fits the window of a phone and of a desktop,
 * with text of twice the size too, and that the contrast is high enough in both colour schemes.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await addStyles(page, SHOW_AT_ONCE)
  // Adds axe to the page only once: adding it takes longer than a run.
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

const MAX_PLACES = 4

async function violations(page: Page, options: RunOptions): Promise<string[]> {
  const found = await page.evaluate(async (rules) => (await window.axe.run(rules)).violations, options)
  return found.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target.join(' '), any[0]?.message].join(': '))
    return [`${id}: ${help}`, ...places.slice(0, MAX_PLACES), `${nodes.length} in all`].join('\n')
  })
}
