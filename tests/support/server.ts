import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest'

import { OWNER_RULES } from '@/company/company'
import { createDatabase, type Database } from '@/mocks/database'
import { createHandlers } from '@/mocks/handlers'
import { DEMO_SIGN_INS } from '@/mocks/seed-users'

import { localeFiles } from './locale-files'

/** The API the app talks to in a test: the demo API's own handlers on a fresh database. */
export interface TestApi {
  /** The running test's data. */
  readonly db: Database
  /** For openApp: signed in as the demo's client, or as its administrator. */
  readonly asClient: { as: string; db: Database }
  readonly asAdministrator: { as: string; db: Database }
  /** Puts handlers before the demo API's, until the test ends. */
  use: ReturnType<typeof setupServer>['use']
  /** The calls received in the running test, such as 'GET /api/vehicles', in order. */
  readonly calls: string[]
  /** How often that call was received. */
  countOf: (call: string) => number
  /** The JSON bodies of that call, in order. */
  bodiesOf: (call: string) => Promise<unknown[]>
  /** Answers a list with these rows, until the test ends. */
  serve: (list: 'vehicles' | 'reservations' | 'users', rows: readonly unknown[]) => void
  /**
   * Holds back answers, as to 'get', '/api/vehicles', until the returned function is called or the test ends; then the
   * demo API answers, or `answer`.
   */
  delayAnswer: (method: Method, path: string, answer?: () => Response) => () => void
}

type Method = 'get' | 'post' | 'put' | 'delete'

interface ApiOptions {
  /** Today in the tests of the file, for the app and the API; the real day by default. */
  today?: string
}

/** Starts the API for the tests of a file. */
export function startApi({ today }: ApiOptions = {}): TestApi {
  let db = createDatabase()
  let calls: string[] = []
  let bodies: { call: string; text: Promise<string> }[] = []
  const server = setupServer()

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' })
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api/')) return
      const call = `${request.method} ${pathname}`
      calls.push(call)
      if (request.body !== null) bodies.push({ call, text: request.clone().text() })
    })
  })
  beforeEach(() => {
    // Only the date stands still; timers run in real time.
    if (today !== undefined) vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
    db = createDatabase()
    calls = []
    bodies = []
    server.resetHandlers(...createHandlers(db, { rules: OWNER_RULES }), localeFiles)
  })
  afterAll(() => server.close())

  return {
    get db() {
      return db
    },
    get asClient() {
      return { as: DEMO_SIGN_INS.client.email, db }
    },
    get asAdministrator() {
      return { as: DEMO_SIGN_INS.administrator.email, db }
    },
    get calls() {
      return calls
    },
    use: (...handlers) => server.use(...handlers),
    countOf: (call) => calls.filter((made) => made === call).length,
    bodiesOf: async (call) => {
      const texts = await Promise.all(bodies.filter((sent) => sent.call === call).map(({ text }) => text))
      return texts.map((text): unknown => JSON.parse(text))
    },
    serve: (list, rows) =>
      server.use(http.get(`*/api/${list}`, () => new HttpResponse(JSON.stringify(rows)))),
    delayAnswer: (method, path, answer) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      // A handler that returns undefined leaves the call to the next handler, the demo API's.
      server.use(http[method](`*${path}`, () => released.then(() => answer?.())))
      onTestFinished(release)
      return release
    },
  }
}
