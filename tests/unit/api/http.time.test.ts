import './default-config.setup'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { fetchJson, sendAndIgnoreBody, TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/api/http'

import { failureOf, startFakeApi } from './fake-api'

const api = startFakeApi()

const neverAnswer = () => new Promise<Response>(() => undefined)

const calls: [string, () => Promise<unknown>][] = [
  ['fetchJson', () => fetchJson('/silence', v.unknown())],
  ['sendAndIgnoreBody', () => sendAndIgnoreBody('/silence', { method: 'PUT' })],
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe.each(calls)('%s without an answer', (_, call) => {
  it('fails as timeout after 20 seconds, and not before', async () => {
    api.answer(neverAnswer)
    const request = api.nextRequest()
    const settled = vi.fn()
    const failure = failureOf(call()).finally(settled)
    await request

    await vi.advanceTimersByTimeAsync(19_999)
    expect(settled).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toBeInstanceOf(ApiError)
    expect(await failure).toMatchObject({ kind: 'timeout', status: undefined })
    expect(TIMEOUT_MS).toBe(20_000)
  })

  it('aborts its request after 20 seconds', async () => {
    api.answer(neverAnswer)
    const request = api.nextRequest()
    const failure = failureOf(call())
    const { signal } = await request
    expect(signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(20_000)
    await failure
    expect(signal.aborted).toBe(true)
  })
})

it.each(calls)('%s stops its clock once it is answered', async (_, call) => {
  api.answer(() => HttpResponse.json({}))
  await call()
  expect(vi.getTimerCount()).toBe(0)
})

/** Sends a form and tells whether its call has ended. */
async function sendForm(entry: File | string) {
  api.answer(neverAnswer)
  const request = api.nextRequest()
  const form = new FormData()
  form.set('id', '7')
  form.set('entry', entry)
  const settled = vi.fn()
  const failure = failureOf(sendAndIgnoreBody('/silence', { method: 'PUT', form })).finally(settled)
  await request
  return { failure, settled }
}

describe('a form', () => {
  it('with pictures may take five minutes: 10 MB need more than 20 seconds on many lines', async () => {
    const { failure, settled } = await sendForm(new File(['picture'], 'slip.png'))
    await vi.advanceTimersByTimeAsync(299_999)
    expect(settled).not.toHaveBeenCalled()

    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
    expect(UPLOAD_TIMEOUT_MS).toBe(300_000)
  })

  it('without pictures fails after 20 seconds, like any other call', async () => {
    const { failure, settled } = await sendForm('text')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(settled).toHaveBeenCalledTimes(1)
    expect(await failure).toMatchObject({ kind: 'timeout' })
  })
})
