import { expect, test } from './support/test'

test('Go back leads to the page before, also if the unknown path was typed', async ({ page }) => {
  await page.goto('/general-terms')
  await page.goto('/nonsense')
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/general-terms')
  await expect(page.getByRole('heading', { level: 1, name: 'General terms' })).toBeVisible()
})
