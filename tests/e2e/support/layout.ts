import type { Page } from '@playwright/test'

/** What is wider than the window; nothing, where the page does not scroll sideways. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return ''
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    )
    const names = wide.map(({ tagName, classList }) => [tagName, ...classList].join('.'))
    return `${scrollWidth} px in ${innerWidth} px: ${names.join(', ')}`
  })
