import type { Page } from '@playwright/test'

import { LANGUAGE_FACTS, type Language } from '../../src/i18n/languages.ts'
import { START_SCRIPT } from './support/built'
import { expect, test } from './support/test'
import { text } from './support/texts'

const select = (page: Page) => page.locator('select').filter({ has: page.locator('option[value=sr]') })

async function expectLanguage(page: Page, language: Language) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'landing', 'hero.title'))
  await expect(page).toHaveTitle(`${text(language, 'landing', 'title')} · Struja`)
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[language].tag)
  await expect(select(page)).toHaveValue(language)
  await expect(select(page)).toHaveAccessibleName(text(language, 'common', 'language'))
}

test.describe('a browser that asks for sr-Cyrl-RS', () => {
  test.use({ locale: 'sr-Cyrl-RS' })

  test('gets Serbian, which is not stored as a choice', async ({ page }) => {
    await page.goto('/')
    await expectLanguage(page, 'sr')
    expect(await page.evaluate(() => [localStorage.getItem('i18nextLng'), document.cookie])).toEqual([
      null,
      '',
    ])
  })
})

test('a language chosen before the script has loaded applies to the whole page', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text()
  expect(html, 'a part that React hydrates later, maybe after a change of language').not.toContain('<!--$')
  await page.route(START_SCRIPT, async (route) => {
    // The prerendered page is already shown.
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expectLanguage(page, 'de')
  await expect(page.getByText('ab 9.500 din')).toBeVisible()
})

for (const [path, language] of [
  ['/de', 'de'],
  ['/sr', 'sr'],
] as const) {
  test(`${path} is the landing page in its language, until another language is chosen`, async ({ page }) => {
    await page.goto(path)
    await expectLanguage(page, language)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `https://struja.example${path}`)
    await select(page).focus()
    await select(page).selectOption('English')
    await expectLanguage(page, 'en')
    await expect(page).toHaveURL(/\/$/)
    // The focus stays for the next arrow key, where each key changes a closed field.
    await expect(select(page)).toBeFocused()
    await page.reload()
    await expectLanguage(page, 'en')
  })
}

// The first screen cuts off what is too wide for it, which the check for sideways scrolling cannot notice.
test('the first screen has the same margin on both sides of a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  const { left, right } = await page
    .getByRole('form', { name: text('en', 'landing', 'hero.searchLabel') })
    .evaluate((form) => form.getBoundingClientRect())
  expect(left).toBeGreaterThan(0)
  expect(320 - right).toBe(left)
})
