import { expect, type Locator, type Page } from '@playwright/test'

const MAX_TAB_PRESSES = 90

/** Presses Tab until the control has the focus, and expects the focus to be visible. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < MAX_TAB_PRESSES; stop += 1) {
    await page.keyboard.press(key)
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expectFocusVisible(control)
      return
    }
  }
  throw new Error(`${key} never reaches ${String(control)}`)
}

/** Expects that the control has the focus, shows an outline, and is not covered by anything. */
export async function expectFocusVisible(control: Locator): Promise<void> {
  await expect(control).toBeFocused()
  await expect(control).toHaveCSS('outline-style', 'solid')
  await expect(control).toHaveCSS('outline-width', '3px')
  await expect.poll(() => control.evaluateAll(coveredElements), 'the focused control is in sight').toEqual([])
}

/** Presses Tab `stops` times, then Shift+Tab, and expects that the focused element is visible each time. */
export async function expectNoneCovered(page: Page, stops: number): Promise<void> {
  const focused = page.locator(':focus')
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 1; stop <= stops; stop += 1) {
      await page.keyboard.press(key)
      await expect.poll(() => focused.evaluateAll(coveredElements), `${key} ${stop}`).toEqual([])
    }
  }
}

/** The elements that are entirely out of sight: outside the window or under something else. */
export function coveredElements(elements: Element[]): string[] {
  const isUncovered = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const within = (from: number, to: number) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => from + (to - from) * part)
    return within(top, bottom).some((y) =>
      within(left, right).some((x) => {
        const topmost = document.elementFromPoint(x, y)
        return topmost !== null && (element.contains(topmost) || topmost.contains(element))
      }),
    )
  }
  return elements
    .filter((element) => !isUncovered(element))
    .map(({ tagName, textContent, id }) => `${tagName} ${textContent}${id}`)
}
