import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { overflow } from './layout'
import { addStyles } from './styles'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

// What is out of sight is judged too, and no colour half-way between two schemes.
const AT_ONCE = '* { content-visibility: visible !important; transition: none !important }'

/** The page as it stands has no fault axe knows of, in both schemes, on a phone and on a desk, and fits the phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await addStyles(page, AT_ONCE)
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect.soft(await overflow(page), 'what makes the page scroll sideways').toBe('')
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await violations(page), `${size.width} px, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, CONTRAST), `${size.width} px, dark`).toEqual([])
  }
}

const MOST_PLACES = 4

// All else that axe looks at is the same in both schemes.
const CONTRAST = ['color-contrast', 'link-in-text-block']

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // There are no frames, for which axe would open a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target.join(' '), any[0]?.message].join(': '))
    return [`${id}: ${help}`, ...places.slice(0, MOST_PLACES), `${nodes.length} in all`].join('\n')
  })
}
