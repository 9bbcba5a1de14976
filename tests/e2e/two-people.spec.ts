import type { Page } from '@playwright/test'

import { cardButton, openSummary, toast } from './support/booking'
import { NETWORK_ERRORS } from './support/faults'
import { signInSomebody } from './support/people'
import { freeStay, reservationsOf } from './support/stays'
import { expect, test } from './support/test'

const checkout = (page: Page) => page.getByRole('button', { name: 'Checkout now' })

const isPost = (url: URL) => url.pathname.endsWith('/create-reservation')

test.describe('when two people want the same car on the same days', () => {
  test.describe('at the very same moment', () => {
    test.use({ expectedErrors: NETWORK_ERRORS })

    test('the server decides, and the other person gets a message', async ({
      page,
      openOtherBrowser,
      baseURL,
      signIn,
    }) => {
      const stay = await freeStay(page.request)
      await signIn.somebody()
      const other = await openOtherBrowser()
      await signInSomebody(other.context(), baseURL)
      const people = [page, other]
      for (const one of people) await openSummary(one, stay.path)

      // Both check that the car is free before either of them sends.
      const waiting: (() => Promise<void>)[] = []
      for (const one of people) await one.route(isPost, (route) => void waiting.push(() => route.continue()))
      for (const one of people) await checkout(one).click()
      await expect.poll(() => waiting.length).toBe(2)
      await Promise.all(waiting.map((send) => send()))

      const done = (one: Page) => one.getByRole('heading', { name: 'Your car is reserved' })
      const failed = (one: Page) => toast(one, 'Failed to create reservation!')
      for (const one of people) await expect(done(one).or(failed(one))).toBeVisible()
      const winners = await Promise.all(people.map((one) => done(one).isVisible()))
      expect(winners.filter(Boolean)).toHaveLength(1)
      expect(await reservationsOf(page.request, stay)).toHaveLength(1)

      const loser = winners[0] === true ? other : page
      await expect(loser.getByText('This car is no longer available.')).toBeVisible()
      await loser.getByRole('button', { name: 'Choose a car' }).click()
      await expect(cardButton(loser)).toHaveText('Not available')
    })
  })
})
