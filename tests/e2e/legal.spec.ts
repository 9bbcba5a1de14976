import { company } from '../../src/company/company.ts'
import { expect, test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a legal page opens at the section its address names', async ({ page }) => {
  await page.goto('/general-terms#cancellation')
  await expect(page.getByRole('heading', { name: 'Cancellation' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'General terms' })).not.toBeInViewport()
})

test('Privacy in the footer leads to the section about personal data', async ({ page }) => {
  for (const path of ['/payment-terms', '/general-terms']) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    const heading = page.getByRole('heading', { name: 'Privacy: purposes and data' })
    await expect(heading).toBeInViewport()
    await expect(heading).toBeFocused()
  }
})

test('on paper a legal page names the company, and has nothing to click', async ({ page }) => {
  await page.goto('/payment-terms')
  const names = page.getByRole('article').getByText(company.legalName)
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await expect(names).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(names).toBeVisible()
  await expect(page.getByText('Last updated: ')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0)
})

test('on paper no texts of a legal page overlap', async ({ page }) => {
  await page.goto('/general-terms')
  const lists = page.getByRole('article').getByRole('list')
  await expect(lists.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // Looks for grids, since a sheet cannot be examined: in a grid a paragraph moved to the next sheet overlaps others.
  const grids = await lists.evaluateAll((all) => {
    // The links to other pages may be a grid, since a page break never divides them.
    const containers = new Set<Element>(all.filter((list) => list.closest('nav') === null))
    for (const part of containers)
      if (part.parentElement?.closest('article')) containers.add(part.parentElement)
    return [...containers].filter((part) => getComputedStyle(part).display === 'grid').length
  })
  expect(grids).toBe(0)
})
