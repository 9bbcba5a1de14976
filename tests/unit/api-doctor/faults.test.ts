import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { examine } from '../../../tools/api-doctor/examine'
import type { Code } from '../../../tools/api-doctor/findings'
import texts from '../../../tools/api-doctor/findings.json'
import { TIME_FORMS, withTimes } from '../../support/time-forms'
import { OPERATIONS, operationOf } from '../contract/contract'
import { ADMINISTRATOR, CLIENT } from '../mocks/demo'
import {
  addCopyOfRow,
  answer,
  combineFaults,
  fields,
  headers,
  rows,
  startFaultyApi,
  type AnswerFault,
} from './faulty-api'

const ORIGIN = 'https://shop.example'

// No answer counts as slow: a busy machine must not become a finding.
const NO_SLOW_LIMIT = { slowMs: Number.POSITIVE_INFINITY }

const refuse = (status: number) => () => HttpResponse.json({ error: 'No' }, { status })
const textAnswer =
  (text: string, type = 'application/json') =>
  () =>
    new HttpResponse(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })

/** Answers visitors as if they were signed in. */
const openToVisitors =
  (where: string, body: object): AnswerFault =>
  (path, response) =>
    path === where && response.status === 401
      ? HttpResponse.json(body, { headers: { 'Cache-Control': 'no-store' } })
      : response

const person = { id: 1, full_name: 'A', email: 'a@example.com', phone: '1', role: 'client' }

interface CallOptions {
  timeoutMs?: number
  slowMs?: number
  host?: string
  token?: string
  user?: string
}

type Fault = [name: string, code: Code, call: string, fault: AnswerFault, options?: CallOptions]

const V = '/vehicles'
const R = '/reservations'
const U = '/users'

// In the demo data reservation 10 is the only one of vehicle 8, and reservation 3 runs now.
const FAULTS: Fault[] = [
  ['a status of 500', 'refused', V, answer(V, refuse(500))],
  ['a person whose own data are refused', 'refused', '/users/1', answer('/users/1', refuse(500))],
  [
    'vehicles for signed-in people only',
    'closed',
    V,
    (path, response, { headers }) => (path === V && !headers.has('Authorization') ? refuse(401)() : response),
  ],
  ['reservations for nobody', 'closed', R, answer(R, refuse(403))],
  ['a token that is not taken', 'token-refused', U, (_, response) => response, { token: 'old', user: '1' }],
  [
    'a refusal in HTML',
    'refusal-text',
    U,
    (path, response) =>
      response.status === 401 && path === U ? HttpResponse.html('<h1>No', { status: 401 }) : response,
  ],
  ['a connection that breaks', 'dropped', R, answer(R, () => HttpResponse.error())],
  [
    'a call that is never answered',
    'unanswered',
    R,
    (path, response) => (path === R ? new Promise<Response>(() => undefined) : response),
    { timeoutMs: 1_000 },
  ],
  ['an answer that takes long', 'slow', V, (_, response) => response, { slowMs: -1 }],
  [
    'a redirection',
    'redirected',
    V,
    (path, response, { url }) =>
      path === V && !url.endsWith('?2')
        ? new HttpResponse(null, { status: 302, headers: { Location: '/api/vehicles?2' } })
        : response,
  ],
  ['an API without https', 'insecure', 'every', (_, response) => response, { host: '0.0.0.0' }],
  ['no leave for other origins', 'cors', V, headers('/', { 'Access-Control-Allow-Origin': '' })],
  [
    'refusals without leave',
    'cors',
    U,
    (path, response) =>
      response.status === 401 && path === U
        ? HttpResponse.json(
            { error: 'No' },
            { status: 401, headers: { 'Access-Control-Allow-Origin': 'null' } },
          )
        : response,
  ],
  [
    'people hidden by the page of a sign-in',
    'hidden-refusal',
    U,
    (path, response, { url }) =>
      path === U && response.status === 401
        ? new HttpResponse(null, { status: 302, headers: { Location: '/api/vehicles?sign-in' } })
        : url.endsWith('?sign-in')
          ? HttpResponse.html('<h1>Sign in')
          : response,
  ],
  [
    'people hidden by an error without its status',
    'hidden-refusal',
    U,
    openToVisitors(U, { error: 'Sign in' }),
  ],
  ['a list that names its next page', 'paged', R, headers(R, { Link: '</reservations?page=2>; rel="next"' })],
  ['a list that is shorter than it says', 'paged', V, headers(V, { 'X-Total-Count': '45' })],
  ['a copied origin without Vary', 'cors-vary', V, headers(V, { 'Access-Control-Allow-Origin': ORIGIN })],
  ['a page for JSON', 'not-json', V, answer(V, () => HttpResponse.html('<h1>Hello'))],
  ['half an answer', 'not-json', V, answer(V, textAnswer('[{"id":1,'))],
  ['JSON of another type', 'content-type', V, headers(V, { 'Content-Type': 'text/plain' })],
  [
    'another charset',
    'encoding',
    V,
    headers(V, { 'Content-Type': 'application/json; charset=windows-1250' }),
  ],
  [
    'letters of another charset',
    'encoding',
    V,
    answer(
      V,
      async (realAnswer) =>
        new HttpResponse(
          Buffer.from((await realAnswer.text()).replace('compact', 've\u017ea'), 'latin1').map((byte) =>
            byte === 0x7e ? 0x9e : byte,
          ),
          { headers: realAnswer.headers },
        ),
    ),
  ],
  ['a large answer, uncompressed', 'uncompressed', V, fields(V, 1, { note: 'x'.repeat(100_000) })],
  ['reservations without a word on caches', 'cached-reservations', R, headers(R, { 'Cache-Control': '' })],
  ['vehicles kept for a day', 'stale-fleet', V, headers(V, { 'Cache-Control': 'public, max-age=86400' })],
  ['people that caches keep', 'stored-person', U, headers(U, { 'Cache-Control': 'private' })],
  ['people open to everybody', 'open-person', U, openToVisitors(U, [person, { ...person, id: 3 }])],
  ['one person open to everybody', 'open-person', '/users/1', openToVisitors('/users/1', person)],
  ['a hash of a password', 'secret-field', U, fields(U, 3, { password_hash: 'do not print' })],
  [
    'people within reservations',
    'personal-field',
    R,
    fields(R, 10, { user: { id: 3, full_name: 'do not print', contact: { email: 'do not print' } } }),
  ],
  ['a password within a reservation', 'personal-field', R, fields(R, 10, { user_password: 'do not print' })],
  ['another person than asked for', 'user-mismatch', '/users/1', fields('/users/1', 1, { id: 3 })],
  ['a list within an object', 'not-a-list', V, answer(V, textAnswer('{"data":[]}'))],
  ['a fleet without a vehicle', 'no-vehicles', V, rows(V, () => [])],
  ['a vehicle without a name', 'rows-lost', V, fields(V, 1, { vehicle_name: null })],
  [
    'a time that does not exist',
    'reservations-lost',
    R,
    fields(R, 10, { start_time: '2026-02-30 08:00:00' }),
  ],
  ['a row without anything', 'reservations-lost', R, rows(R, (list) => [...list, {}])],
  ['rows of another shape', 'all-rows-lost', V, rows(V, (list) => list.map((row) => ({ car: row })))],
  ['a person without an id', 'all-rows-lost', '/users/1', fields('/users/1', 1, { id: undefined })],
  ['a missing figure', 'field-missing', V, fields(V, 1, { range_km: undefined })],
  ['a reservation of nobody', 'field-missing', R, fields(R, 10, { user_id: null })],
  [
    'reservations without the field of the slip',
    'field-missing',
    R,
    rows(R, (list) => list.map((row) => ({ ...row, reservation_image: undefined }))),
  ],
  ['a figure with its unit', 'field-unread', V, fields(V, 1, { range_km: '530 km' })],
  ['a price that is no amount', 'field-unread', R, fields(R, 10, { price: 'paid' })],
  ['a text that is too long', 'text-cut', V, fields(V, 1, { description: 'x'.repeat(10_001) })],
  ['two vehicles of one id', 'double-id', V, addCopyOfRow(V, 8, { vehicle_name: 'Another' })],
  [
    'two reservations of one id',
    'double-id',
    R,
    addCopyOfRow(R, 10, { start_time: '2027-01-01 08:00:00', end_time: '2027-01-04 08:00:00' }),
  ],
  ['a price below nothing', 'price-range', V, fields(V, 1, { price_per_day: '-1.00' })],
  ['a price of nothing', 'price-zero', V, fields(V, 1, { price_per_day: 0 })],
  ['a price of three decimals', 'price-decimals', V, fields(V, 1, { price_per_day: 9500.125 })],
  ['a picture that is a script', 'image-address', V, fields(V, 1, { banner_image: 'javascript:alert(1)' })],
  ['a slip that is nowhere', 'image-address', R, fields(R, 10, { reservation_image: 'file:///slip.png' })],
  [
    'a picture of a host without https',
    'image-insecure',
    V,
    fields(V, 1, { banner_image: 'http://cdn.example/1.jpg' }),
  ],
  [
    'a picture that is gone',
    'image-missing',
    '/uploads/gone.png',
    fields(V, 1, { banner_image: 'uploads/gone.png' }),
  ],
  [
    'a slip that is a page',
    'image-type',
    '/uploads',
    headers('/uploads/reservation-1.', { 'Content-Type': 'text/html' }),
  ],
  [
    'a slip for its own site',
    'image-policy',
    '/uploads',
    headers('/uploads/reservation-1.', { 'Cross-Origin-Resource-Policy': 'same-origin' }),
  ],
  [
    'a slip whose type is guessed',
    'image-sniff',
    '/uploads',
    headers('/uploads/reservation-1.', { 'X-Content-Type-Options': '' }),
  ],
  [
    'times in UTC beside others',
    'time-mixed',
    R,
    fields(R, 10, (row) => ({ start_time: `${String(row['start_time']).replace(' ', 'T')}.000Z` })),
  ],
  [
    'a number beside others',
    'time-mixed',
    R,
    fields(R, 10, (row) => ({ end_time: Date.parse(`${String(row['end_time'])}+01:00`) })),
  ],
  [
    'another hour',
    'time-of-day',
    R,
    fields(R, 10, ({ start_time, end_time }) => ({
      start_time: String(start_time).replace('08', '10'),
      end_time: String(end_time).replace(' 08', ' 10'),
    })),
  ],
  ['an end before the start', 'period-reversed', R, fields(R, 10, { end_time: '2026-01-01 08:00:00' })],
  ['a wrong number of days', 'duration', R, fields(R, 10, { duration: 30 })],
  ['an unknown status', 'status', R, fields(R, 10, { status: 'cancelled' })],
  ['a vehicle booked twice', 'overlap', R, addCopyOfRow(R, 3, { id: 99 })],
  ['a vehicle booked twice after another rental', 'overlap', R, addCopyOfRow(R, 11, { id: 99 })],
  ['a vehicle that is gone', 'vehicle-unknown', R, fields(R, 10, { vehicle_id: 77 })],
  ['a person who is gone', 'user-unknown', R, fields(R, 10, { user_id: 77 })],
  ['a role in other words', 'role', U, fields(U, 3, { role: 'Admin' })],
]

/** Variants of an API that the doctor accepts. */
const ACCEPTED_VARIANTS: [name: string, fault: AnswerFault][] = [
  [
    'a list that is as long as it says',
    headers(V, { 'X-Total-Count': '8', Link: '</vehicles>; rel="self"' }),
  ],
  ['its own origin', headers('/', { 'Access-Control-Allow-Origin': ORIGIN, Vary: 'Origin' })],
  ['a charset that is UTF-8', headers(R, { 'Content-Type': 'application/json; charset=UTF-8' })],
  ['reservations that are asked for each time', headers(R, { 'Cache-Control': 'no-cache' })],
  ['vehicles kept for ten minutes', headers(V, { 'Cache-Control': 'max-age=600' })],
  ['figures as text', fields(V, 1, { range_km: '530', price_per_day: 9500.5 })],
  ['a status in capitals', fields(R, 10, { status: 'FAILED' })],
  ['a failed reservation overtaken by another', addCopyOfRow(R, 10, { id: 99, status: 'success' })],
  [
    'one rental after the other',
    addCopyOfRow(R, 10, { id: 99, start_time: '2026-11-08 08:00:00', end_time: '2026-11-11 08:00:00' }),
  ],
  ['no reservations', rows(R, () => [])],
  ['a picture of an https host', fields(V, 1, { banner_image: 'https://cdn.example/1.jpg' })],
  ['fields of its own', fields(V, 1, { colour: 'red', created_at: null })],
  ['no people for visitors', openToVisitors(U, [])],
  ['nobody for visitors', openToVisitors('/users/1', {})],
  [
    'a reservation with its vehicle, and nobody',
    fields(R, 10, { vehicle: { vehicle_name: 'S' }, user: null }),
  ],
  ['a role of its own', fields(U, 3, { role: 'partner' })],
  ...Object.entries(TIME_FORMS).map(([name, write]): [string, AnswerFault] => [
    name,
    rows(R, (list) => list.map((row) => withTimes(row, write))),
  ]),
]

async function examined(
  fault?: AnswerFault,
  { host, token, user, ...limits }: CallOptions = {},
  who = ADMINISTRATOR,
) {
  const api = await startFaultyApi(fault)
  const apiUrl = host === undefined ? api.apiUrl : api.apiUrl.replace('127.0.0.1', host)
  const caller = {
    apiUrl,
    origin: ORIGIN,
    token: token ?? (await api.signIn(who)),
    ...NO_SLOW_LIMIT,
    ...limits,
  }
  return { ...(await examine(caller, user)), requests: api.requests, caller }
}

describe('the doctor', () => {
  it.each([
    ['an administrator', ADMINISTRATOR, undefined],
    ['a client', CLIENT, '1'],
  ])('finds nothing in the demo API, asking as %s', async (_, who, user) => {
    const { findings, asked } = await examined(undefined, user === undefined ? {} : { user }, who)
    expect(findings).toEqual([])
    expect(asked.map(({ call }) => call)).toContain('GET /users/1')
  })

  it('makes every read that the contract has', async () => {
    const { requests } = await examined()
    const asked = new Set(
      requests.map(({ url }) => operationOf('GET', new URL(url).pathname.replace('/api', ''))?.id),
    )
    const reads = OPERATIONS.filter(({ method }) => method === 'get').map(({ id }) => id)
    expect(reads.filter((id) => !asked.has(id))).toEqual([])
  })

  it('finds nothing in the demo API, asking as a visitor on the same origin, and says what it could not try', async () => {
    const { apiUrl } = await startFaultyApi()
    const { findings, notTried } = await examine({ apiUrl, origin: new URL(apiUrl).origin, ...NO_SLOW_LIMIT })
    expect(findings).toEqual([])
    // The users, one of them, and the 11th picture.
    expect(notTried).toHaveLength(3)
  })

  it('sends only GETs, and the token only with the calls of the app', async () => {
    const { requests, caller } = await examined()
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
    const signedIn = requests.filter(({ headers }) => headers.has('Authorization'))
    expect(signedIn.map(({ url }) => new URL(url).pathname)).toEqual(['/api/users', '/api/users/1'])
    expect(new Set(requests.map(({ headers }) => headers.get('Origin')))).toEqual(new Set([caller.origin]))
  })

  it.each(FAULTS)('finds %s, and nothing else', async (_, code, call, fault, options) => {
    const { findings } = await examined(fault, options)
    expect(new Set(findings.map((found) => found.code))).toEqual(new Set([code]))
    expect(findings.flatMap(({ calls }) => calls).join(' ')).toContain(call)
    for (const { seen, means, change } of findings)
      expect([seen, means, change].every((text) => text.length > 9)).toBe(true)
    expect(JSON.stringify(findings)).not.toContain('do not print')
  })

  it.each(ACCEPTED_VARIANTS)('finds nothing in %s', async (_, fault) => {
    expect((await examined(fault)).findings).toEqual([])
  })

  it('is tested with every finding it knows', () => {
    expect(new Set<string>(FAULTS.map(([, code]) => code))).toEqual(new Set(Object.keys(texts.findings)))
  })

  it('shows the different values among the rows of one finding', async () => {
    const { findings } = await examined(
      combineFaults(fields(R, 10, { status: 'cancelled' }), fields(R, 11, { status: 'paid' })),
    )
    expect(findings.map(({ seen }) => seen)).toEqual([
      '2 rows (ids 10, 11): status is "cancelled"; status is "paid".',
    ])
  })

  it('reports several faults at once, the worse ones first', async () => {
    const { findings } = await examined(
      combineFaults(fields(V, 1, { range_km: null }), fields(V, 2, { price_per_day: 0 })),
    )
    expect(findings.map(({ code, weight }) => [code, weight])).toEqual([
      ['price-zero', 'fault'],
      ['field-missing', 'risk'],
    ])
  })
})
