import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { picture, SENDS } from './calls'
import { bodyFieldsOf, OPERATIONS, operationOf, requestViolations } from './contract'

let sent: Request[] = []

const server = setupServer(
  http.all('*', ({ request }) => {
    sent.push(request.clone())
    return HttpResponse.json({})
  }),
)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent = []
})
afterAll(() => server.close())

/** The one request that a call sends, whether the call succeeds or not. */
async function requestOf(call: () => Promise<unknown>): Promise<[path: string, request: Request]> {
  sent = []
  await call().catch(() => undefined)
  const [request] = sent
  if (request === undefined || sent.length > 1) throw new Error(`The call has sent ${sent.length} requests.`)
  return [new URL(request.url).pathname.replace(/^\/api/, ''), request]
}

/** The names of the fields in the body of a request. */
async function fieldsIn(request: Request): Promise<string[]> {
  if (request.body === null) return []
  return request.headers.get('Content-Type') === 'application/json'
    ? Object.keys(v.parse(v.record(v.string(), v.unknown()), await request.json()))
    : [...(await request.formData()).keys()]
}

describe('every request of the app', () => {
  it.each(SENDS)('matches the contract: %s', async (_, forms) => {
    for (const call of forms) expect(await requestViolations(...(await requestOf(call)))).toEqual([])
  })

  it('is tested here: each function that calls the API', async () => {
    const sources = import.meta.glob<string>('/src/api/*.ts', { query: '?raw', import: 'default' })
    const modules = import.meta.glob<Record<string, unknown>>('/src/api/*.ts')
    const callers: string[] = []
    for (const [file, source] of Object.entries(sources)) {
      if (!(await source()).includes("from './http'")) continue
      const exported = Object.entries((await modules[file]?.()) ?? {})
      callers.push(...exported.filter(([, value]) => typeof value === 'function').map(([name]) => name))
    }
    expect(new Set(callers)).toEqual(new Set(SENDS.map(([name]) => name)))
  })

  it('goes through src/api', async () => {
    const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/mocks/**', '!/src/api/**'], {
      query: '?raw',
      import: 'default',
    })
    const others: string[] = []
    for (const [file, source] of Object.entries(sources)) {
      if (
        /\b(fetch|fetchJson|sendAndIgnoreBody|sendAndReadError)\(|XMLHttpRequest|sendBeacon/.test(
          await source(),
        )
      )
        others.push(file)
    }
    // These call the web server: to get a release file, check that a page is there, and send an error report.
    expect(others).toEqual([
      '/src/offline/worker/sw.ts',
      '/src/ui/import-with-reload.ts',
      '/src/watch-errors.ts',
    ])
  })
})

describe('the contract', () => {
  it('names no call that the app does not make', async () => {
    // Pictures are requested by the browser itself.
    const made = new Set<string | undefined>(['image'])
    for (const call of SENDS.flatMap(([, forms]) => forms)) {
      const [path, { method }] = await requestOf(call)
      made.add(operationOf(method, path)?.id)
    }
    expect(made).toEqual(new Set(OPERATIONS.map(({ id }) => id)))
  })

  it.each(SENDS)('requires exactly the fields that are always sent: %s', async (_, forms) => {
    const bodies: string[][] = []
    let fields: ReturnType<typeof bodyFieldsOf> | undefined
    for (const form of forms) {
      const [path, request] = await requestOf(form)
      fields = bodyFieldsOf(operationOf(request.method, path))
      bodies.push(await fieldsIn(request))
    }
    const all = new Set(bodies.flat())
    expect(new Set(fields?.allowed)).toEqual(all)
    expect(new Set(fields?.required)).toEqual(
      new Set([...all].filter((name) => bodies.every((body) => body.includes(name)))),
    )
  })
})

describe('a request that breaks the contract is detected', () => {
  const json = (method: string, body: unknown) => ({
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const form = (fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return { method: 'PUT', body }
  }
  const booking = {
    vehicle_id: 3,
    start_time: '2026-12-01 08:00:00',
    end_time: '2026-12-05 08:00:00',
    user_id: 7,
    duration: 4,
    price: 38_002.5,
  }
  const create = '/reservations/create-reservation'
  const update = '/reservations/update-reservation/12'
  const sending = { advancePayment: 'uzivo', reservation_image: picture, id: '12' }

  it.each<[string, string, RequestInit, string]>([
    ['a call it does not name', '/vehicles/3/photos', {}, 'names no GET /vehicles/3/photos'],
    ['another method', '/vehicles', { method: 'DELETE' }, 'names no DELETE /vehicles'],
    ['an id that leads elsewhere', '/users/%2E%2E', {}, 'pattern'],
    [
      'a body where there is none',
      '/reservations/confirm-reservation/12',
      json('PUT', {}),
      'there is a body',
    ],
    ['no body where there is one', create, { method: 'POST' }, 'the body is missing'],
    ['JSON for a form', update, json('PUT', sending), 'the body is application/json'],
    ['a field too many', create, json('POST', { ...booking, discount: 0 }), 'additional properties'],
    ['a field too few', create, json('POST', { ...booking, price: undefined }), "required property 'price'"],
    [
      'a time of another form',
      create,
      json('POST', { ...booking, end_time: '2026-12-05T08:00' }),
      '/end_time',
    ],
    [
      'another time of day',
      create,
      json('POST', { ...booking, start_time: '2026-12-01 09:00:00' }),
      '/start_time',
    ],
    ['a price as text', create, json('POST', { ...booking, price: '38002.50' }), '/price must be number'],
    ['half a day', create, json('POST', { ...booking, duration: 1.5 }), '/duration must be integer'],
    ['an unknown way to pay', update, form({ ...sending, advancePayment: 'cash' }), '/advancePayment'],
    ['a text for a file', update, form({ ...sending, reservation_image: 'slip.png' }), 'a text for a file'],
    ['a file for a text', update, form({ ...sending, id: picture }), 'a file for a text'],
  ])('%s', async (_, path, init, violation) => {
    const found = await requestViolations(path, new Request(`http://api.example${path}`, init))
    expect(found.join('\n')).toContain(violation)
  })
})
