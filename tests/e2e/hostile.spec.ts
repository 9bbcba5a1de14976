import { overflow } from './support/layout'
import { openAccount } from './support/people'
import { expect, test } from './support/test'

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

test('an endless ID makes no page scroll sideways', async ({ page, signIn }) => {
  await signIn.administrator()
  await page.setViewportSize({ width: 360, height: 740 })
  const endless = '9'.repeat(3_000)
  for (const path of ['/client?reservation=', '/client/all-reservations?user=']) {
    await page.goto(path + endless)
    await expect(page.getByText(endless).first()).toBeVisible()
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

test('a hostile next leads a signed-in visitor to no other site', async ({ page, baseURL, signIn }) => {
  await signIn.somebody()
  await page.route('**://*evil.example/**', (route) => route.abort())
  for (const next of OTHER_SITES) {
    await test.step(JSON.stringify(next), async () => {
      await page.goto(pathTo(next))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
  }
})
