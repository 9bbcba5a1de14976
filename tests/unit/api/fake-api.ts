import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A request as the server received it. */
interface ReceivedRequest {
  method: string
  /** Path and query, without the host. */
  path: string
  contentType: string | null
  authorization: string | null
  body: string
  signal: AbortSignal
}

interface FakeApi {
  /** All requests of the running test, in order. */
  requests: ReceivedRequest[]
  /** Sets the answer to every call until the test ends. */
  answer: (response: () => Response | Promise<Response>) => void
  /** Resolves with the next request as soon as it arrives. */
  nextRequest: () => Promise<ReceivedRequest>
}

const unanswered = () => HttpResponse.json({ error: 'No answer was prepared.' }, { status: 501 })

/** A server for the tests of a file: it records every request to any address, and answers as told. */
export function startFakeApi(): FakeApi {
  const requests: ReceivedRequest[] = []
  let respond: () => Response | Promise<Response> = unanswered
  let waiters: ((request: ReceivedRequest) => void)[] = []

  const server = setupServer(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const received = {
        method: request.method,
        path: pathname + search,
        contentType: request.headers.get('content-type'),
        authorization: request.headers.get('authorization'),
        body: await request.clone().text(),
        signal: request.signal,
      }
      requests.push(received)
      const waiting = waiters
      waiters = []
      for (const resolve of waiting) resolve(received)
      return respond()
    }),
  )

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    requests.length = 0
    waiters = []
    respond = unanswered
  })
  afterAll(() => {
    server.close()
  })

  return {
    requests,
    answer: (response) => {
      respond = response
    },
    nextRequest: () =>
      new Promise((resolve) => {
        waiters.push(resolve)
      }),
  }
}

/** The failure of the call; throws if the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (failure) {
    return failure
  }
  throw new Error('The call did not fail.')
}
