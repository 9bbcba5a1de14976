// @vitest-environment jsdom
import {
  CancelledError,
  notifyManager,
  QueryClientProvider,
  QueryObserver,
  type QueryClient,
} from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createElement, type PropsWithChildren } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { createQueryClient, forgetAnswers } from '@/api/query-client'
import { currentSession } from '@/session/session'
import { startSession, writeSession } from '@/session/sign-in'
import { readAnew, useApiMutation } from '@/session/use-api-mutation'

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
  prepare?: (input: string) => Promise<string>,
) {
  const client = createQueryClient()
  const onSuccess = vi.fn<(output: string, input: string, isSamePage: boolean) => void>()
  const onError = vi.fn<(error: Error, input: string, isSamePage: boolean) => void>()
  const startNavigations: (() => void)[] = []
  const buttons = names.map((name) =>
    renderHook(
      () =>
        useApiMutation({
          mutationKey: [name],
          mutationFn: write,
          onSuccess,
          onError,
          ...(prepare && { prepare }),
        }),
      {
        wrapper: ({ children }: PropsWithChildren) => {
          const page = createElement(QueryClientProvider, { client }, children)
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
    onSuccess,
    onError,
    leave: (button = 0) => act(async () => buttons[button]?.unmount()),
    /** Starts to leave for a page that never loads. */
    startToLeave: (button = 0) => act(async () => startNavigations[button]?.()),
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
    expect(page.onSuccess).toHaveBeenCalledTimes(1)
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

  it('sends again after a success, with the new input', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await succeed('done')
    await page.send('b')
    expect(write.mock.calls.map(([input]) => input)).toEqual(['a', 'b'])
  })

  it('sends again after a failure, but not by itself', async () => {
    const { write, fail } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await fail(new Error('no'))
    expect(write).toHaveBeenCalledTimes(1)
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('reports a success with the answer and the input', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    expect(page.onSuccess).not.toHaveBeenCalled()
    await succeed('done')
    expect(page.onSuccess.mock.calls.map(([output, input]) => [output, input])).toEqual([['done', 'a']])
    expect(page.onError).not.toHaveBeenCalled()
  })

  it('reports a failure with the error and the input', async () => {
    const { write, fail } = openWrite()
    const page = mount(write, ['save'])
    const error = new Error('no')
    await page.send('a')
    await fail(error)
    expect(page.onError.mock.calls.map(([failure, input]) => [failure, input])).toEqual([[error, 'a']])
    expect(page.onSuccess).not.toHaveBeenCalled()
  })
})

describe('a call whose person or page changes', () => {
  const ANA = { token: 'ana', userId: '1' }
  const PETRA = { token: 'petra', userId: '2' }

  const signIn = (session: typeof ANA) => act(async () => void startSession(session))

  /** A page on which a call is being prepared, with a function that ends the preparation. */
  async function startPreparation() {
    const { write } = openWrite()
    let end = () => {}
    const page = mount(
      write,
      ['save'],
      (input) =>
        new Promise((resolve) => {
          end = () => resolve(`${input}, prepared`)
        }),
    )
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
    const { write, endPreparation, onSuccess, onError } = await startPreparation()
    // As another tab signs in before this tab has noticed.
    writeSession(PETRA)
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onSuccess).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
  })

  it('is sent if the sign-in was renewed while it was prepared', async () => {
    await signIn(ANA)
    const { write, endPreparation } = await startPreparation()
    writeSession({ ...ANA, token: 'ana-again' })
    await endPreparation()
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is not sent from a page that was left while it was prepared, and reports that', async () => {
    const { write, endPreparation, leave, onError } = await startPreparation()
    await leave()
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onError.mock.calls.map(([, input, isSamePage]) => [input, isSamePage])).toEqual([['a', false]])
  })

  it('is not sent if its person has pressed a link meanwhile, and shows no failure on the page that is left', async () => {
    const { write, endPreparation, startToLeave, error, onError } = await startPreparation()
    await startToLeave()
    await endPreparation()
    expect(write).not.toHaveBeenCalled()
    expect(onError.mock.calls.map(([, input, isSamePage]) => [input, isSamePage])).toEqual([['a', false]])
    expect(error()).toBeNull()
  })

  it('is sent by a press while the next page is still loading, and acts on the page that is shown', async () => {
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'], (input) => Promise.resolve(input))
    await page.startToLeave()
    await page.send('a')
    expect(write).toHaveBeenCalledTimes(1)
    await succeed('done')
    expect(page.onSuccess.mock.calls.map(([, , isSamePage]) => isSamePage)).toEqual([true])
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
    expect(page.onSuccess.mock.calls.map(([, , isSamePage]) => isSamePage)).toEqual([!leaves])
  })

  it('reports nothing to the next person', async () => {
    await signIn(ANA)
    const { write, succeed } = openWrite()
    const page = mount(write, ['save'])
    await page.send('a')
    await signIn(PETRA)
    await succeed('done')
    expect(page.onSuccess).not.toHaveBeenCalled()
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

describe('a check before something is sent', () => {
  const query = (queryFn: () => Promise<string>) => ({ queryKey: ['read'], queryFn, staleTime: Infinity })
  type Read = ReturnType<typeof query>

  it('fetches again what is already cached', async () => {
    const client = createQueryClient()
    client.setQueryData(['read'], 'old')
    expect(
      await readAnew(
        client,
        query(() => Promise.resolve('new')),
      ),
    ).toBe('new')
    expect(client.getQueryData(['read'])).toBe('new')
  })

  it('fetches again even if the clock was set back meanwhile', async () => {
    vi.useFakeTimers()
    try {
      const client = createQueryClient()
      client.setQueryData(['read'], 'old')
      vi.setSystemTime(Date.now() - 60_000)
      const read = query(() => Promise.resolve('new'))
      expect(await readAnew(client, { ...read, staleTime: 1000 })).toBe('new')
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['a read', (client: QueryClient, read: Read) => client.fetchQuery({ ...read, staleTime: 0 })],
    ['another check', (client: QueryClient, read: Read) => readAnew(client, read)],
  ])('ignores the answer to an earlier request by %s, which also gets the new answer', async (_, ask) => {
    const client = createQueryClient()
    client.setQueryData(['read'], 'old')
    const answers = [new Promise<string>(() => {}), Promise.resolve('new')]
    const read = query(() => answers.shift() ?? Promise.reject(new Error('A third read')))
    const before = ask(client, read)
    expect(await readAnew(client, read)).toBe('new')
    expect(await before).toBe('new')
    expect(client.getQueryData(['read'])).toBe('new')
  })

  it('is not cancelled when a page that shows the same data is left', async () => {
    const client = createQueryClient()
    client.setQueryData(['read'], 'old')
    let answer: (text: string) => void = () => {}
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        signal.addEventListener('abort', reject)
        answer = resolve
      })
    const leave = new QueryObserver(client, { queryKey: ['read'], queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    )
    const check = readAnew(client, { queryKey: ['read'], queryFn })
    leave()
    answer('new')
    expect(await check).toBe('new')
  })

  it('is tried once, and gives undefined when the API fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const queryFn = vi.fn(() => Promise.reject<string>(new ApiError('refused', { status: 503 })))
    expect(await readAnew(createQueryClient(), query(queryFn))).toBeUndefined()
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('rejects when it is cancelled', async () => {
    const client = createQueryClient()
    const check = readAnew(
      client,
      query(() => new Promise<string>(() => {})),
    )
    void client.cancelQueries()
    await expect(check).rejects.toBeInstanceOf(CancelledError)
  })
})
