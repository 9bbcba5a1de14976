import { expect, test } from './support/test'

// Sections of the landing page that have an address of their own, far below the first screen.

for (const [name, part, width] of [
  ['About Us', '#about', 1280],
  ['Contact', '#contact', 412],
] as const)
  test.describe(`${name}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 823 } })

    test('is reached from another page, from the top of the landing page, and by its address', async ({
      page,
    }) => {
      await page.goto('/vehicles')
      const follow = async () => {
        if (width < 640) await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
      }
      await follow()
      await expect(page.locator(part).getByRole('heading', { name })).toBeInViewport()
      await page.goto('/')
      await follow()
      await expect(page.locator(part).getByRole('heading', { name })).toBeInViewport()
      await page.goto('/vehicles')
      await page.goto(`/${part}`)
      await expect(page.locator(part).getByRole('heading', { name })).toBeInViewport()
    })
  })

test('the records are folded on the screen and open in print', async ({ page }) => {
  await page.goto('/')
  const height = () => page.locator('details').evaluate((records) => records.getBoundingClientRect().height)
  const folded = await height()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(height).toBeGreaterThan(folded + 100)
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(height).toBe(folded)
})
