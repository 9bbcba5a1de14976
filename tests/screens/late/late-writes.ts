import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { findToast, type openApp } from '../../support/app'
import type { TestApi } from '../../support/server'
import { endpoint } from '../faults/faults'
import { pressTwice, type Outcome, type WriteCall } from '../faults/write-faults'

type App = Awaited<ReturnType<typeof openApp>>

/** Presses the button, and holds back the answer until the returned function is called. */
async function sendWithDelayedAnswer(api: TestApi, write: WriteCall, status?: number) {
  const [, method, path] = endpoint(write.name)
  const respond = status === undefined ? undefined : () => new Response(null, { status })
  const answer = api.delayAnswer(method, `/api${path}`, respond)
  await pressTwice(write)
  await waitFor(() => expect(api.countOf(write.call)).toBe(1))
  return answer
}

const TERMS = '/general-terms'

/** Goes to another page, as a link or the browser's buttons would. */
async function leave({ router }: App) {
  await act(() => router.navigate(TERMS))
  await screen.findByRole('heading', { level: 1, name: 'General terms' })
}

async function expectToast({ text, link, to }: Outcome) {
  const toast = (await findToast(text)).closest<HTMLElement>('.Toastify__toast')
  if (toast === null) throw new Error('No toast')
  expect(within(toast).getByRole('link', { name: link })).toHaveAttribute('href', to)
}

/** Waits until no write and no read is under way. */
const settle = ({ queryClient }: App) =>
  waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))

/** Defines the tests in which the answer to each of these calls comes late. */
export function testLateAnswers(api: TestApi, writes: readonly WriteCall[]): void {
  describe.each(writes)('$call whose answer comes late', (write) => {
    it('is reported on the current page, with a link, and does not leave that page', async () => {
      const app = await write.open(api)
      const answer = await sendWithDelayedAnswer(api, write)
      await leave(app)
      answer()
      await expectToast(write.done)
      await settle(app)
      expect(app.currentPath()).toBe(TERMS)
      expect(api.countOf(write.call)).toBe(1)
    })

    it('is reported on the current page when it failed', async () => {
      const app = await write.open(api)
      const answer = await sendWithDelayedAnswer(api, write, 500)
      await leave(app)
      answer()
      await expectToast(write.failed)
      expect(app.currentPath()).toBe(TERMS)
      expect(api.countOf(write.call)).toBe(1)
    })
  })
}
