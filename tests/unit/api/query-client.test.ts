import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { createQueryClient, forgetAnswers } from '@/api/query-client'

import { failureOf } from './fake-api'

const atOnce = () => 0

/** How often a read that always fails with this error is tried. */
async function triesOfRead(failure: Error): Promise<number> {
  const queryFn = vi.fn(() => Promise.reject(failure))
  const outcome = await failureOf(createQueryClient(atOnce).fetchQuery({ queryKey: ['read'], queryFn }))
  expect(outcome).toBe(failure)
  return queryFn.mock.calls.length
}

/** How often a write that always fails with this error is tried. */
async function triesOfWrite(failure: Error): Promise<number> {
  const mutationFn = vi.fn(() => Promise.reject(failure))
  const client = createQueryClient(atOnce)
  const outcome = await failureOf(client.getMutationCache().build(client, { mutationFn }).execute(undefined))
  expect(outcome).toBe(failure)
  return mutationFn.mock.calls.length
}

const refused = (status: number) => new ApiError('refused', { status })

afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

describe('a read', () => {
  it('that fails is logged once with its path and its error, however often it is tried', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const failure = refused(503)
    const client = createQueryClient(atOnce)
    const queryFn = () => Promise.reject(failure)
    await failureOf(client.fetchQuery({ queryKey: ['/vehicles'], queryFn }))
    expect(log.mock.calls).toEqual([['/vehicles could not be loaded:', failure]])
  })

  it.each([
    ['without a connection', new ApiError('network')],
    ['refused with 500', refused(500)],
    ['refused with 502', refused(502)],
    ['refused with 503', refused(503)],
    ['refused with 599', refused(599)],
    ['refused with 429', refused(429)],
  ])('%s is tried twice more', async (_, failure) => {
    expect(await triesOfRead(failure)).toBe(3)
  })

  it.each([
    ['refused with 400', refused(400)],
    ['refused with 401', refused(401)],
    ['refused with 403', refused(403)],
    ['refused with 404', refused(404)],
    ['refused with 428', refused(428)],
    ['refused with 499', refused(499)],
    ['refused without a status', new ApiError('refused')],
    ['without an answer in time', new ApiError('timeout')],
    ['with an unreadable answer', new ApiError('unreadable', { status: 200 })],
    ['with an unreadable answer and status 500', new ApiError('unreadable', { status: 500 })],
    ['that fails by a fault of the app', new TypeError('undefined is not a function')],
    ["that fails by somebody else's error", Object.assign(new Error('no'), { kind: 'network' })],
  ])('%s is not tried again', async (_, failure) => {
    expect(await triesOfRead(failure)).toBe(1)
  })

  it('waits half a second before the second try and a second before the third', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn(() => Promise.reject(new ApiError('network')))
    const failure = failureOf(createQueryClient().fetchQuery({ queryKey: ['read'], queryFn }))
    await vi.advanceTimersByTimeAsync(499)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(await failure).toMatchObject({ kind: 'network' })
  })

  it('is tried again although the browser reports that it is offline', async () => {
    onlineManager.setOnline(false)
    expect(await triesOfRead(new ApiError('network'))).toBe(3)
  })
})

describe('a write', () => {
  it.each([
    ['without a connection', new ApiError('network')],
    ['without an answer in time', new ApiError('timeout')],
    ['refused with 500', refused(500)],
    ['refused with 429', refused(429)],
    ['refused with 400', refused(400)],
  ])('%s is never sent again', async (_, failure) => {
    expect(await triesOfWrite(failure)).toBe(1)
  })

  it('is sent although the browser reports that it is offline, and not kept for later', async () => {
    onlineManager.setOnline(false)
    const mutationFn = vi.fn(() => Promise.resolve('done'))
    const client = createQueryClient(atOnce)
    await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).resolves.toBe(
      'done',
    )
    expect(mutationFn).toHaveBeenCalledTimes(1)
  })
})

describe('a restored connection', () => {
  it('refetches the reads of the page, however fresh their answers are', async () => {
    const client = createQueryClient(atOnce)
    client.mount()
    const queryFn = vi.fn(() => Promise.resolve('answer'))
    const observer = new QueryObserver(client, { queryKey: ['read'], queryFn, staleTime: Infinity })
    const stop = observer.subscribe(() => {})
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('answer'))
    onlineManager.setOnline(false)
    expect(queryFn).toHaveBeenCalledTimes(1)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
    stop()
    client.unmount()
  })
})

describe('forgetAnswers', () => {
  it('keeps a write under way, and drops finished writes and all reads', async () => {
    const client = createQueryClient(atOnce)
    client.setQueryData(['read'], 'answer')
    const writes = client.getMutationCache()
    await writes.build(client, { mutationFn: () => Promise.resolve('done') }).execute(undefined)
    const open = writes.build(client, { mutationFn: () => new Promise(() => {}) })
    void open.execute(undefined)
    forgetAnswers(client)
    expect(client.getQueryCache().getAll()).toEqual([])
    expect(writes.getAll()).toEqual([open])
  })
})
