import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

import { overflow } from './layout'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

// What is out of sight is judged too, and no colour half-way between two schemes.
const AT_ONCE = '* { content-visibility: visible !important; transition: none !important }'

/** The page as it stands has no fault axe knows of, in both schemes, on a phone and on a desk, and fits the phone. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.addStyleTag({ content: AT_ONCE })
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect.soft(await overflow(page), 'what makes the page scroll sideways').toBe('')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page), `${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
}

const MOST_PLACES = 4

async function violations(page: Page): Promise<string[]> {
  // There are no frames, for which axe would open a page of its own.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze()
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, any }) => [target.join(' '), any[0]?.message].join(': '))
    return [`${id}: ${help}`, ...places.slice(0, MOST_PLACES), `${nodes.length} in all`].join('\n')
  })
}
