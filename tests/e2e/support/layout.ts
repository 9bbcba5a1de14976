import type { Page } from '@playwright/test'

/** Describes what is wider than the window or an open dialog; '' if neither scrolls sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open]')]
    const tooNarrow = [document.documentElement, ...dialogs].find(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )
    if (tooNarrow === undefined) return ''
    const edge = tooNarrow.getBoundingClientRect().right + 0.5
    const wide = [...tooNarrow.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > edge,
    )
    const names = wide.map(({ tagName, classList }) => [tagName, ...classList].join('.'))
    const sizes = `${tooNarrow.scrollWidth} px in ${tooNarrow.clientWidth} px`
    return `${sizes}: ${names.join(', ')}; the innermost says "${wide.at(-1)?.textContent}"`
  })

/** Does something while all text has twice its size (WCAG 1.4.4). */
export async function withLargeText(page: Page, work: () => Promise<void>): Promise<void> {
  const setFontSize = (size: string) =>
    page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
  await setFontSize('200%')
  await work()
  await setFontSize('')
}
