import type { Page } from '@playwright/test'

/** Adds styles to the open page, by a CSSStyleSheet, since the content policy refuses a style element. */
export const addStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, styles)
