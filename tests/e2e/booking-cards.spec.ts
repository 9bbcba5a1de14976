import { card, cardButton } from './support/booking'
import { changeRows, copies } from './support/rows'
import { freeStay, reserve } from './support/stays'
import { expect, test } from './support/test'

const OTHER_CAR = 'Tesla Model S'

test('the choice dims the other cards and only those, and a car that is not available looks otherwise', async ({
  page,
  signIn,
}) => {
  const cards = page.getByRole('article')
  const dimmed = () =>
    cards.evaluateAll((all) =>
      all.flatMap((one) => {
        const picture = one.querySelector('img')
        const isDimmed = picture !== null && Number(getComputedStyle(picture).opacity) < 0.6
        return isDimmed ? [one.querySelector('h2, h3')?.textContent] : []
      }),
    )
  await page.goto('/vehicles?car=999')
  await expect(card(page)).toBeVisible()
  expect(await dimmed()).toEqual([])
  await cardButton(page, OTHER_CAR).click()
  await expect.poll(async () => (await dimmed()).length).toBe((await cards.count()) - 1)
  expect(await dimmed()).not.toContain(OTHER_CAR)
  await cardButton(page, OTHER_CAR).click()
  await expect.poll(dimmed).toEqual([])

  const stay = await freeStay(page.request)
  await reserve(page.request, stay, await signIn.somebody())
  await page.goto(`${stay.path}&car=4`)
  await expect(cardButton(page)).toHaveText('Not available')
  await expect(card(page)).toHaveCSS('background-image', /repeating-linear-gradient/)
  await expect(card(page, 'Tesla Model S Plaid')).not.toHaveCSS(
    'background-image',
    /repeating-linear-gradient/,
  )
})

test('of a fleet of 1,000 only the cards near the window are in the document, and each says its place', async ({
  page,
}) => {
  await changeRows(
    page,
    'vehicles',
    copies(1000, (id) => ({ vehicle_name: `Car ${id}` })),
  )
  await page.goto('/vehicles')
  await expect(page.getByText('1,000 cars')).toBeVisible()
  await expect(card(page, 'Car 1')).toBeVisible()
  const items = page.getByRole('list', { name: 'Vehicles' }).locator('[aria-setsize="1000"]')
  const places = () =>
    items.evaluateAll((all) => all.map((item) => Number(item.getAttribute('aria-posinset'))))
  const names = async () => (await places()).map((place) => `Car ${place}`)
  expect((await places()).slice(0, 4)).toEqual([1, 2, 3, 4])
  expect(await items.count()).toBeLessThanOrEqual(15)
  // The list has the height of all its rows: so far down are the last cards, and no longer the first.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  )
  await expect.poll(async () => (await places()).at(-1)).toBe(1000)
  expect(await items.count()).toBeLessThanOrEqual(15)
  await expect(items.getByRole('heading')).toHaveText(await names())
})
