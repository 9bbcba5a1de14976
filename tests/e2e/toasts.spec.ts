import type { Page } from '@playwright/test'

import { openSummary, toast } from './support/booking'
import { freeStay } from './support/stays'
import { expect, test } from './support/test'

/** Waits in the page for a toast to come and go; gives how long and where it was shown. */
const measureToast = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ ms: number; top: number; right: number }>((resolve) => {
        let seen: { since: number; top: number; right: number } | undefined
        const check = () => {
          const alert = document.querySelector('[role=alert]')
          if (alert?.textContent.includes('Your reservation created successfuly!')) {
            const { top, right } = alert.getBoundingClientRect()
            seen = { since: seen?.since ?? performance.now(), top, right: innerWidth - right }
          } else if (seen) return resolve({ ...seen, ms: performance.now() - seen.since })
          requestAnimationFrame(check)
        }
        check()
      }),
  )

// The end of an animation closes a toast, so the animation has to run with reduced motion too.
for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('a toast is shown at the top right for 5 seconds', async ({ page, signIn }) => {
      await signIn.somebody()
      const stay = await freeStay(page.request)
      await openSummary(page, stay.path)
      const measured = measureToast(page)
      await page.getByRole('button', { name: 'Checkout now' }).click()
      const { ms, top, right } = await measured
      expect(ms).toBeGreaterThan(4900)
      expect(ms).toBeLessThan(8000)
      expect(top).toBeLessThan(100)
      expect(right).toBeLessThan(100)
    })
  })
}

// Chromium, when busy, may start an animation a few microseconds in the future, and then reports its end after 0 s.
test('a toast stays when the browser reports the end of its time at the start', async ({ page }) => {
  await page.goto('/vehicles?step=2')
  await page.getByRole('button', { name: 'Checkout now' }).click()
  const shown = toast(page, 'Missing required reservation data!')
  const endAnimation = (elapsedTime: number) =>
    shown.locator('[role=progressbar]').evaluate((bar, seconds) => {
      bar.dispatchEvent(new AnimationEvent('animationend', { bubbles: true, elapsedTime: seconds }))
    }, elapsedTime)
  await endAnimation(0)
  await expect(shown).toBeVisible()
  await endAnimation(5)
  await expect(shown).toBeHidden()
})
