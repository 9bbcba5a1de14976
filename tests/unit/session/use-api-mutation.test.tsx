// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { Activity, createElement, type PropsWithChildren, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { createQueryClient, forgetAnswers } from '@/api/query-client'
import { currentSession } from '@/session/session'
import { startSession, writeSession } from '@/session/sign-in'
import { isUnknownOutcome, useApiMutation, type Refetch } from '@/session/use-api-mutation'

// The cache notifies the screen in microtasks, so that `act` waits for them.
notifyManager.setScheduler(queueMicrotask)

/** A write whose calls stay open until the test ends them. */
function openWrite() {
  const ends: { resolve: (output: string) => void; reject: (error: Error) => void }[] = []
  const write = vi.fn<(input: string) => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        ends.push({ resolve, reject })
      }),
  )
  return {
    write,
    succeed: (output: string) => act(async () => ends.shift()?.resolve(output)),
    fail: (error: Error) => act(async () => ends.shift()?.reject(error)),
  }
}

/** Mounts a page with its own cache and a button for each name, which is its mutation key. */
function mount(
  write: (input: string) => Promise<string>,
  names: string[],
  options: Partial<Parameters<typeof useApiMutation<string, string>>[0]> = {},
) {
  const client = createQueryClient()
  const onDone = vi.fn<(output: string | undefined, input: string, isSamePage: boolean) => void>()
  const onFailed = vi.fn<(error: Error, input: string, isSamePage: boolean) => void>()
  const startNavigations: (() => void)[] = []
  let showPage: (isShown: boolean) => void
  function Shown({ children }: PropsWithChildren) {
    const [isShown, setShown] = useState(true)
    showPage = setShown
    return <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>
  }
  const buttons = names.map((name) =>
    renderHook(
      () =>
        useApiMutation({
          mutationKey: [name],
          mutationFn: write,
          onDone,
          onFailed,
          ...options,
        }),
      {
        wrapper: ({ children }: PropsWithChildren) => {
          const page = createElement(QueryClientProvider, { client }, createElement(Shown, null, children))
          const next = { path: '/next', loader: () => new Promise<null>(() => {}) }
          const router = createMemoryRouter([{ path: '/', element: page }, next])
          startNavigations.push(() => void router.navigate('/next'))
          return createElement(RouterProvider, { router })
        },
      },
    ),
  )
  return {
    client,
    onDone,
    onFailed,
    leave: (button = 0) => act(async () => buttons[button]?.unmount()),
    /** Starts to leave for a page that never loads. */
    startToLeave: (button = 0) => act(async () => startNavigations[button]?.()),
    /** Ends the effects of the page and begins them anew, as React does for a part that waits, or in StrictMode. */
    hideAndShow: async () => {
      await act(async () => showPage(false))
      await act(async () => showPage(true))
    },
    error: (button = 0) => buttons[button]?.result.current.error,
    isPending: (button = 0) => buttons[button]?.result.current.isPending,
    send: (input: string, button = 0) => act(async () => buttons[button]?.result.current.mutate(input)),
    sendTwiceAtOnce: (input: string) =>
      act(async () => {
        buttons[0]?.result.current.mutate(input)
        buttons[0]?.result.current.mutate(input)
      }),
  }
}

beforeEach(() => {
  // The cookies of the test before are gone; this call makes the app notice.
  currentSession()
})

afterEach(() => {
  cleanup()
})

describe('useApiMutation', () => {
  it('sends its input, and is pending while the call is under way', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    expect(page.isPending()).toBe(false)
    await page.send('a')
    expect(page.isPending()).toBe(true)
    await succeed('done')
    expect(page.isPending()).toBe(false)
    expect(write.mock.calls.map(([input]) => input)).toEqual(['a'])
  })

  it('sends one request for two clicks in the same moment', async () => {
    const { write } = openWrite()
    await mount(write, ['save']).sendTwiceAtOnce('a')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('sends no further request while one is under way', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await page.send('b')
    await succeed('done')
    expect(write).toHaveBeenCalledTimes(1)
    expect(page.onDone).toHaveBeenCalledTimes(1)
  })

  it('sends no further request from another button with the same key', async () => {
    const { write } = openWrite()
    const page = mount(write, ['save', 'save'])
    await page.send('a', 0)
    await page.send('b', 1)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is not blocked by a write with another key', async () => {
    const { write } = openWrite()
    const page = mount(write, ['save', 'delete'])
    await page.send('a', 0)
    await page.send('b', 1)
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('reports a success with the answer and the input, and can send again', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    expect(page.onDone).not.toHaveBeenCalled()
    await succeed('done')
    expect(page.onDone.mock.calls.map(([output, input]) => [output, input])).toEqual([['done', 'a']])
    expect(page.onFailed).not.toHaveBeenCalled()
    await page.send('b')
    expect(write.mock.calls.map(([input]) => input)).toEqual(['a', 'b'])
  })

  it('reports a failure with the error and the input, and sends again only when asked to', async () => {
    const { write, fail } = openWrite()
    const page = mount(write, ['save'])
    const error = new Error('no')
    await page.send('a')
    await fail(error)
    expect(page.onFailed.mock.calls.map(([failure, input]) => [failure, input])).toEqual([[error, 'a']])
    expect(page.onDone).not.toHaveBeenCalled()
    expect(write).toHaveBeenCalledTimes(1)
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(2)
  })
})

describe('a call without a clear answer', () => {
  const LOST = new ApiError('network')

  it.each([
    ['done', true],
    ['failed', false],
  ])('is %s as its check says, which can read a list again', async (outcome, wasDone) => {
    const { write, fail } = openWrite()
    const check = vi.fn<(input: string, refetch: Refetch) => Promise<boolean>>(async (_, refetch) => {
      expect(await refetch({ queryKey: ['list'], queryFn: () => Promise.resolve('new') })).toBe('new')
      return wasDone
    })
    const page = mount(write, ['save'], { wasDone: check })
    await page.send('a')
    await fail(LOST)
    expect(check.mock.calls.map(([input]) => input)).toEqual(['a'])
    expect(page.onDone).toHaveBeenCalledTimes(outcome === 'done' ? 1 : 0)
    expect(page.onFailed.mock.calls.map(([error]) => error)).toEqual(outcome === 'done' ? [] : [LOST])
  })

  it.each([
    [new ApiError('network'), true],
    [new ApiError('timeout'), true],
    [new ApiError('unreadable', { status: 200 }), true],
    [new ApiError('refused', { status: 502 }), true],
    // A browser sends a call again whose connection was cut.
    [new ApiError('refused', { status: 409 }), true],
    [new ApiError('refused', { status: 404 }), true],
    [new ApiError('refused', { status: 400 }), false],
    [new ApiError('refused'), false],
    [new Error('a fault of the app'), false],
  ])('is one that ended with %s: %s', (error, isUnknown) => {
    expect(isUnknownOutcome(error)).toBe(isUnknown)
  })
})

it('the lists that a call changes are read again after every outcome', async () => {
  const { write, succeed, fail } = openWrite()
  const page = mount(write, ['save'], { refreshes: [{ queryKey: ['list'] }] })
  const isInvalidated = () => page.client.getQueryState(['list'])?.isInvalidated
  for (const end of [() => succeed('done'), () => fail(new Error('no'))]) {
    page.client.setQueryData(['list'], 'old')
    await page.send('a')
    expect(isInvalidated()).toBe(false)
    await end()
    expect(isInvalidated()).toBe(true)
  }
})

describe('a call whose person or page changes', () => {
  const ANA = { token: 'ana', userId: '1' }
  const PETRA = { token: 'petra', userId: '2' }

  const signIn = (session: typeof ANA) => act(async () => void startSession(session))

  /** A page on which a call is being prepared, with a function that ends the preparation. */
  async function startPreparation() {
    const { write } = openWrite()
    let end = () => {}
    const page = mount(write, ['save'], {
      prepare: (input) =>
        new Promise((resolve) => {
          end = () => resolve(`${input}, prepared`)
        }),
    })
    await page.send('a')
    expect(write).not.toHaveBeenCalled()
    return { ...page, write, endPreparation: () => act(async () => end()) }
  }

  it('is sent as it was prepared', async () => {
    const { write, endPreparation } = await startPreparation()
    await endPreparation()
    expect(write.mock.calls.map(([input]) => input)).toEqual(['a, prepared'])
  })

  it('is not sent if its person has left while it was prepared, and tells the next person nothing', async () => {
    await signIn(ANA)
    const { write, endPreparation, onDone, onFailed } = await startPreparation()
    // As another tab signs in before this tab has noticed.
    writeSession(PETRA)
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onDone).not.toHaveBeenCalled()
    expect(onFailed).not.toHaveBeenCalled()
  })

  it('is sent if the sign-in was renewed while it was prepared', async () => {
    await signIn(ANA)
    const { write, endPreparation } = await startPreparation()
    writeSession({ ...ANA, token: 'ana-again' })
    await endPreparation()
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is sent if its page was hidden and shown again while it was prepared', async () => {
    const { write, endPreparation, hideAndShow } = await startPreparation()
    await hideAndShow()
    await endPreparation()
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is not sent from a page that was left while it was prepared, and reports that', async () => {
    const { write, endPreparation, leave, onFailed } = await startPreparation()
    await leave()
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onFailed.mock.calls.map(([, input, isSamePage]) => [input, isSamePage])).toEqual([['a', false]])
  })

  it('is not sent if its person has pressed a link meanwhile, and shows no failure on the page that is left', async () => {
    const { write, endPreparation, startToLeave, error, onFailed } = await startPreparation()
    await startToLeave()
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onFailed.mock.calls.map(([, input, isSamePage]) => [input, isSamePage])).toEqual([['a', false]])
    expect(error()).toBeNull()
  })

  it('is sent by a press while the next page is still loading, and acts on the page that is shown', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'], { prepare: (input) => Promise.resolve(input) })
    await page.startToLeave()
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(1)
    await succeed('done')
    expect(page.onDone.mock.calls.map(([, , isSamePage]) => isSamePage)).toEqual([true])
  })

  it('is not sent from the page of somebody who is no longer signed in', async () => {
    await signIn(ANA)
    const { write } = openWrite()
    const page = mount(write, ['save'])
    writeSession(PETRA)
    await page.send('a')
    expect(write).not.toHaveBeenCalled()
  })

  it.each([
    ['where it was sent', false],
    ['elsewhere', true],
  ])('reports whether its person is %s', async (_, leaves) => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    if (leaves) await page.leave()
    await succeed('done')
    expect(page.onDone.mock.calls.map(([, , isSamePage]) => isSamePage)).toEqual([!leaves])
  })

  it('reports nothing to the next person', async () => {
    await signIn(ANA)
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await signIn(PETRA)
    await succeed('done')
    expect(page.onDone).not.toHaveBeenCalled()
  })

  it('is not sent a second time when all answers are forgotten meanwhile', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await act(async () => forgetAnswers(page.client))
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(1)
    await succeed('done')
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(2)
  })
})
