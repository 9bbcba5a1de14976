import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { failureOf } from './fake-api'
import { beginAnswer, startTestServer } from './test-server'

const server = startTestServer()

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function signalOf() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('an answer that never ends', () => {
  /** Makes the call and waits until its answer has begun to arrive. */
  async function answerOf(status: number) {
    server.serve(beginAnswer(status))
    const fetch = globalThis.fetch
    const { promise: begun, resolve: begin } = signalOf()
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const response = await fetch(...call)
      begin()
      return response
    })
    const failure = failureOf(server.http().fetchJson('/greeting', v.unknown()))
    await begun
    return { failure }
  }

  it('fails as a timeout after 20 seconds when it is ok', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { failure } = await answerOf(200)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ name: 'ApiError', kind: 'timeout' })
  })

  it('fails as a refusal without a text after 20 seconds when it is not ok', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { failure } = await answerOf(503)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await failure).toMatchObject({ kind: 'refused', status: 503, serverText: undefined })
  })

  it('does not delay a call that is judged by ok alone', async () => {
    server.serve(beginAnswer(200))
    await expect(server.http().sendAndIgnoreBody('/greeting', { method: 'PUT' })).resolves.toBeUndefined()
  })
})
