import { card } from './support/booking'
import { overflow } from './support/layout'
import { openAccount, signInAdministrator, signInSomebody } from './support/people'
import { expect, test } from './support/test'

// One query of each kind; the unit tests of the code that reads them have many more.
const QUERIES = [
  'from=<script>alert(1)</script>&to="><img src=x onerror=alert(1)>',
  'from=9999-99-99&to=2027-02-30',
  'car=__proto__&step=2',
  'car=..%2F..%2Fusers%2F1&step=2',
  'from=%E0%A4%A&car=%FF',
  'from=2999-01-01&from=3000-01-01&to=2999-01-03&to=1',
  '&&&===?????#####',
  `car=${'a'.repeat(5_000)}`,
] as const

test('nonsense in the query of /vehicles is ignored', async ({ page }) => {
  page.on('dialog', (dialog) => {
    throw new Error(`A script of the query has run: ${dialog.message()}`)
  })
  for (const query of QUERIES) {
    await test.step(query.slice(0, 60), async () => {
      await page.goto(`/vehicles?${query}`)
      const isStepTwo = query.endsWith('step=2')
      const heading = isStepTwo ? 'Your booking' : 'Choose your car'
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      if (!isStepTwo) await expect(card(page)).toBeVisible()
    })
  }
})

test('a long name without a blank makes no step of the booking scroll sideways', async ({ page }) => {
  const endless = 'W'.repeat(3_000)
  const vehicle = { id: 3, vehicle_name: endless, price_per_day: 9_500, description: endless }
  await page.route('**/api/vehicles', (route) => route.fulfill({ json: [vehicle] }))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const step of ['', '&step=2']) {
      await page.goto(`/vehicles?car=3${step}`)
      await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: endless })).toBeVisible()
      expect(await overflow(page), `${width} px${step}`).toBe('')
    }
  }
})

test('an endless ID makes no page scroll sideways', async ({ page, context, baseURL }) => {
  await signInAdministrator(context, baseURL)
  await page.setViewportSize({ width: 360, height: 740 })
  const endless = '9'.repeat(3_000)
  for (const path of ['/client?reservation=', '/client/all-reservations?user=']) {
    await page.goto(path + endless)
    await expect(page.getByText(endless)).toBeVisible()
    expect(await overflow(page), path).toBe('')
  }
})

const OTHER_SITES = [
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
]

const pathTo = (next: string) => `/auth?${String(new URLSearchParams({ next }))}`

test('a hostile `next` leads to no other site after a sign-in', async ({ page, context, baseURL }) => {
  const { email, password } = await openAccount(context)
  await page.route('**://*evil.example/**', (route) => route.abort())
  await page.goto(pathTo('/.//evil.example'))
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth/)
  expect(new URL(page.url()).origin).toBe(baseURL)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a hostile next leads a signed-in visitor to no other site', async ({ page, context, baseURL }) => {
  await signInSomebody(context, baseURL)
  await page.route('**://*evil.example/**', (route) => route.abort())
  for (const next of OTHER_SITES) {
    await test.step(JSON.stringify(next), async () => {
      await page.goto(pathTo(next))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
  }
})
