import { expect, test } from './support/test'

// Without motion a page is at its place at once.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

test('Back from the page of a vehicle leads to the same place of the fleet', async ({ page }) => {
  await page.goto('/vehicles')
  const name = page.getByRole('link', { name: 'Tesla Model X' })
  // By keyboard, since a pointer raises the card and scrolls it once more.
  await name.focus()
  const scroll = () => page.evaluate(() => window.scrollY)
  const scrollBefore = await scroll()
  expect(scrollBefore).toBeGreaterThan(0)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Tesla Model X' })).toBeInViewport()
  await page.goBack()
  await expect(name).toBeInViewport()
  await expect.poll(scroll).toBe(scrollBefore)
})

test('a phone finds a car for next weekend, and sees how far it gets', async ({ page, signIn }) => {
  await signIn.somebody()
  await page.goto('/')
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(page).toHaveURL(/\/vehicles\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/)
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.getByRole('checkbox', { name: 'Available only' }).check()
  await page.getByLabel('Shortest range (km)').fill('500')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price')
  await expect(page.getByText(/\d+ cars? found/)).toBeVisible()
  const [first] = await page.getByRole('article').getByRole('link').all()
  await first?.click()
  await expect(page.getByRole('region', { name: 'There and back on one charge' })).toContainText('Novi Sad')
  await page.getByRole('link', { name: 'Choose this car' }).click()
  await page.getByRole('button', { name: 'Reserve', exact: true }).click()
  await expect(page.getByText(/Free cancellation until|Cancelling now costs/)).toBeVisible()
})
