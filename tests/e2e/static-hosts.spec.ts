import { LANGUAGE_FACTS, type Language } from '../../src/i18n/languages.ts'
import { DEMO_SIGN_INS } from '../../src/mocks/seed-users.ts'
import { AREA_PAGES, PUBLIC_PAGES, type ListedPage } from './support/pages'
import { signIn } from './support/people'
import { startStaticHost, type Host } from './support/static-host'
import { expect, test } from './support/test'
import { inLanguage } from './support/texts'

// Hosts that know nothing of the app answer every path with the same page, which the app turns into the right page.

for (const file of ['index.html', 'app.html'] as const) {
  test.describe(`a host that answers every path with ${file}`, () => {
    let host: Host
    test.beforeAll(async ({ baseURL }) => {
      host = await startStaticHost(file, baseURL ?? '')
    })
    test.afterAll(() => host.stop())

    for (const [locale, language] of [
      ['en-GB', 'en'],
      ['de-AT', 'de'],
    ] as const) {
      test.describe(`in ${language}`, () => {
        test.use({ locale, expectedErrors: /^foreign request: http:\/\/127\.0\.0\.1:/ })

        // Checks every page once, on the host that answers with the landing page; elsewhere one page of each kind.
        const isChecked = ({ path }: ListedPage) =>
          (language === 'en' && file === 'index.html') ||
          ['/', '/en', '/vehicles', '/payment-terms', '/client', '/no-such-page'].includes(path)
        for (const [who, pages] of [
          ['a visitor', PUBLIC_PAGES],
          ['an administrator', AREA_PAGES],
        ] as const)
          test(`shows ${who} every page, and nothing of another page`, async ({ page, context }) => {
            test.slow()
            if (who !== 'a visitor') await signIn(context, host.origin, DEMO_SIGN_INS.administrator)
            for (const listed of pages.filter(isChecked))
              await test.step(listed.path, async () => {
                await page.goto(host.origin + listed.path)
                await expectPage(listed, listed.language ?? language)
              })

            async function expectPage({ title, heading, path }: ListedPage, spoken: Language) {
              const isLanding = heading === PUBLIC_PAGES[0]?.heading
              await expect(page).toHaveTitle(`${inLanguage(spoken, title)} · Struja`)
              await expect(page.locator('h1')).toHaveText([inLanguage(spoken, heading)])
              await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_FACTS[spoken].tag)
              await expect(page.getByText('The page could not be loaded.')).toBeHidden()
              // The tags for search engines are those of this page, or there are none.
              await expect(page.locator('link[rel=canonical], meta[name=description]')).toHaveCount(
                isLanding || !/client|no-such/.test(path) ? 2 : 0,
              )
              const company = page.locator('script[type="application/ld+json"]', { hasText: 'AutoRental' })
              await expect(company).toHaveCount(0)
              await expect(page.locator('title')).toHaveCount(1)
            }
          })
      })
    }
  })
}
