import type { Page } from '@playwright/test'

import { paths } from '../../src/paths.ts'
import { card, cardButton } from './support/booking'
import { CAR, freeStay } from './support/stays'
import { expect, test, type SignIn } from './support/test'

const OTHER_CAR = 'Tesla Model S Plaid'

/** Records in the document how many elements travel from one page to the next, without the page as a whole. */
async function recordTravels(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      const transition = start(change)
      const record = async () => {
        await transition.ready
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || '')
          .filter((name) => name.startsWith('::view-transition-group(') && !name.endsWith('(root)'))
        document.documentElement.dataset['travels'] = String(moving.length)
        await transition.finished
        document.documentElement.dataset['arrived'] = ''
      }
      void record()
      return transition
    }
  })
}

const root = (page: Page) => page.locator('html')

/** Signs in, and opens the cars with days and car chosen. */
async function openWithCarChosen(page: Page, signIn: SignIn) {
  await signIn.somebody()
  const stay = await freeStay(page.request)
  await page.goto(`${stay.path}&car=${CAR.id}`)
  await expect(cardButton(page)).toHaveText('Selected car')
  await card(page).scrollIntoViewIfNeeded()
}

test('the chosen car travels to the summary, and on to the ticket', async ({ page, signIn }) => {
  await recordTravels(page)
  await openWithCarChosen(page, signIn)
  await page.getByRole('button', { name: 'Reserve' }).click()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-travels', '1')
  // Waits until the car has arrived: a ticket opened before that would show no second journey.
  await expect(root(page)).toHaveAttribute('data-arrived')
  await root(page).evaluate((document) => document.removeAttribute('data-travels'))
  await page.getByRole('button', { name: 'Checkout now' }).click()
  await expect(page.getByRole('heading', { name: 'Your car is reserved' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-travels', '1')
})

test('with reduced motion nothing travels, and every animation ends at once', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTravels(page)
  await openWithCarChosen(page, signIn)
  await page.getByRole('button', { name: 'Reserve' }).click()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-travels', '0')
  const duration = await page.getByRole('main').evaluate((main) => {
    main.style.animationDuration = '5s'
    return getComputedStyle(main).animationDuration
  })
  expect(parseFloat(duration)).toBeLessThanOrEqual(0.001)
})

test('a page opened from the foot of another appears at its top at once', async ({ page }) => {
  await page.goto('/payment-terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click()
  const place = await page.evaluate(async () => {
    const heading = () => document.querySelector('h1')?.textContent
    while (heading() !== 'Complaints') await new Promise(requestAnimationFrame)
    return scrollY
  })
  expect(place).toBe(0)
})

test('the car moves while it does something, and rests otherwise', async ({ page, signIn }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
  await signIn.somebody()
  await page.goto(paths.vehicleControl)
  await expect(page.getByRole('heading', { level: 2, name: 'Tesla Model 3' })).toBeVisible()
  await expect.poll(moving).toBe(0)
  await page.getByRole('button', { name: 'A/C', exact: true }).click()
  await page.getByRole('button', { name: 'Start climate control' }).click()
  await expect.poll(moving).toBe(3)
})

test('new colours are shown at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  const transitions = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length,
  )
  expect(transitions).toBe(0)
})

/** Records in the document each figure that a counting amount shows, and the amount's text at that time. */
async function recordCounting(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['steps'] = ''
    new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof HTMLElement && target.dataset['counted'] !== undefined)
          dataset['steps'] += `${target.dataset['counted']} for ${target.textContent}\n`
    }).observe(document.body, { attributeFilter: ['data-counted'], subtree: true })
  })
}

const countedSteps = async (page: Page) =>
  ((await root(page).getAttribute('data-steps')) ?? '').split('\n').filter((step) => step !== '')

test('the total counts to its new value, while its text changes at once', async ({ page, signIn }) => {
  await openWithCarChosen(page, signIn)
  const bar = page.getByRole('region', { name: 'Your choice' })
  const before = (await bar.getByText(/· [\d,]+\sdin$/).textContent()) ?? ''
  await recordCounting(page)
  await cardButton(page, OTHER_CAR).click()
  const total = bar.getByText(/· [\d,]+\sdin$/)
  await expect(total).not.toHaveText(before)
  await expect(total).not.toHaveAttribute('data-counted')
  const after = (await total.textContent()) ?? ''
  const steps = await countedSteps(page)
  expect(steps[0]).toBe(`${before} for ${after}`)
  expect(new Set(steps).size).toBeGreaterThan(5)
  expect(steps.filter((step) => !step.endsWith(` for ${after}`))).toEqual([])
})

test('nothing counts with reduced motion', async ({ page, signIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openWithCarChosen(page, signIn)
  await recordCounting(page)
  await cardButton(page, OTHER_CAR).click()
  await expect(cardButton(page, OTHER_CAR)).toHaveText('Selected car')
  expect(await countedSteps(page)).toEqual([])
})

test('quick presses forward and back end at the page of the address', async ({ page, signIn }) => {
  await openWithCarChosen(page, signIn)
  const chosen = page.url()
  await page.getByRole('button', { name: 'Reserve' }).dblclick()
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Your booking' })).toBeVisible()
  await page.goBack()
  await expect(cardButton(page)).toHaveText('Selected car')
  expect(page.url()).toBe(chosen)
})

test('the bars of a card compare the car with the best of the fleet', async ({ page }) => {
  await page.goto('/vehicles')
  const barWidths = (name: string) =>
    card(page, name)
      .locator('dl > div')
      .evaluateAll((figures) =>
        figures.map((figure) => {
          const bar = Number.parseFloat(getComputedStyle(figure, '::after').width)
          return Math.round((100 * bar) / figure.clientWidth)
        }),
      )
  // Range, battery and acceleration: the quickest car has the longest bar.
  await expect.poll(() => barWidths('Tesla Model S Plaid')).toEqual([95, 100, 100])
  expect(await barWidths('Tesla Model 3 Performance')).toEqual([83, 79, 68])
})
