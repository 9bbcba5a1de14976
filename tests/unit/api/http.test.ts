import './default-config.setup'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from '@/api/api-error'
import { listOf } from '@/api/fields'
import { authorizeWith, fetchJson, fetchList, sendAndIgnoreBody, sendAndReadError } from '@/api/http'

import { failureOf, startFakeApi } from './fake-api'

const api = startFakeApi()
const Greeting = v.object({ greeting: v.string() })

const failureOfFetch = () => failureOf(fetchJson('/greeting', Greeting))
const failureOfSend = () => failureOf(sendAndIgnoreBody('/greeting', { method: 'PUT' }))

describe('fetchJson', () => {
  it('sends one GET below the address of the API, without a body or extra headers', async () => {
    api.answer(() => HttpResponse.json({ greeting: 'hello' }))
    await fetchJson('/greeting', Greeting)
    expect(api.requests).toMatchObject([
      { method: 'GET', path: '/api/greeting', contentType: null, authorization: null, body: '' },
    ])
  })

  it('reads JSON whatever content type the server names', async () => {
    api.answer(() => new HttpResponse('{"greeting":"hello"}', { headers: { 'Content-Type': 'text/plain' } }))
    await expect(fetchJson('/greeting', Greeting)).resolves.toEqual({ greeting: 'hello' })
  })
})

describe('a redirected call', () => {
  const redirectTo = (type: string | undefined, path = '/api/greeting/', status = 200) => {
    const answer = new Response(new Blob(['<p>Sign in</p>']), {
      status,
      headers: type === undefined ? {} : { 'Content-Type': type },
    })
    Object.defineProperties(answer, { redirected: { value: true }, url: { value: location.origin + path } })
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(answer)
  }

  it('does not count as done when it ends on a web page, such as the sign-in of a proxy', async () => {
    redirectTo('text/html; charset=utf-8')
    expect(await failureOfSend()).toMatchObject({ kind: 'unreadable', status: 200 })
  })

  it.each(['application/json', undefined])(
    'is done when it was redirected to its own address with a slash at the end, with an answer of type %s',
    async (type) => {
      redirectTo(type)
      await expect(sendAndIgnoreBody('/greeting', { method: 'PUT' })).resolves.toBeUndefined()
    },
  )

  it.each([
    ['elsewhere', '/api/greetings'],
    ['to a page that leads back', '/sign-in?next=/api/greeting/7'],
  ])(
    'does not count as done when it was redirected %s, which can make any call a GET',
    async (_, address) => {
      redirectTo('application/json', address)
      const sent = sendAndIgnoreBody('/greeting/7', { method: 'PUT' })
      expect(await failureOf(sent)).toMatchObject({ kind: 'unreadable' })
    },
  )

  it.each(['POST', 'PUT', 'DELETE'] as const)(
    'does not count as refused when it was a %s redirected to an address that is not found',
    async (method) => {
      redirectTo('application/json', '/api/greetings', 404)
      const error = await failureOf(sendAndIgnoreBody('/greeting/7', { method }))
      expect(error).toMatchObject({ kind: 'unreadable', status: undefined })
    },
  )

  it('is refused when its own address with a slash at the end refuses it', async () => {
    redirectTo('application/json', '/api/greeting/', 409)
    expect(await failureOfSend()).toMatchObject({ kind: 'refused', status: 409 })
  })

  it('is refused when it was a sign-in, wherever it was redirected to', async () => {
    redirectTo('application/json', '/api/users/login/', 401)
    const sent = fetchJson('/users/login', Greeting, { method: 'POST', json: {}, isAnonymous: true })
    expect(await failureOf(sent)).toMatchObject({ kind: 'refused', status: 401 })
  })

  it.each([
    ['judged by ok alone', sendAndIgnoreBody],
    ['judged by the error in it too', sendAndReadError],
  ])(
    'does not count as done when it was a POST, which most redirections make a GET, %s',
    async (_, write) => {
      redirectTo('application/json')
      expect(await failureOf(write('/greeting', { method: 'POST' }))).toMatchObject({ kind: 'unreadable' })
    },
  )
})

describe('sendAndReadError', () => {
  const sent = (body: object) => {
    api.answer(() => HttpResponse.json(body))
    return sendAndReadError('/greeting', { method: 'PUT' })
  }

  it('is refused by an ok answer that names an error, with its text', async () => {
    expect(await failureOf(sent({ error: 'Taken.' }))).toMatchObject({
      kind: 'refused',
      serverText: 'Taken.',
    })
  })

  it('succeeds on an ok answer without an error', async () => {
    await expect(sent({ message: 'Done.' })).resolves.toBeUndefined()
  })
})

describe('a token that the server', () => {
  const expired = vi.fn<(token: string) => void>()

  it.each([
    ['refuses has expired', 401, 'a-token', [['a-token']]],
    ['forbids something has not', 403, 'a-token', []],
    ['does not get has not', 401, undefined, []],
  ])('%s', async (_, status, token, calls) => {
    authorizeWith(() => token, expired.mockClear())
    api.answer(() => HttpResponse.json({}, { status }))
    expect(await failureOfFetch()).toMatchObject({ status })
    expect(expired.mock.calls).toEqual(calls)
    authorizeWith(() => undefined)
  })
})

describe('sendAndIgnoreBody', () => {
  it.each([
    ['no content', () => new HttpResponse(null, { status: 204 })],
    ['an error field but ok', () => HttpResponse.json({ error: 'not read' })],
  ])('succeeds on an ok answer with %s, which is not read', async (_, response) => {
    api.answer(response)
    await expect(sendAndIgnoreBody('/greeting', { method: 'PUT' })).resolves.toBeUndefined()
  })

  it.each(['POST', 'PUT', 'DELETE'] as const)('sends a %s with its JSON body', async (method) => {
    api.answer(() => new HttpResponse(null, { status: 204 }))
    await sendAndIgnoreBody('/greeting', { method, json: [1] })
    expect(api.requests).toMatchObject([{ method, contentType: 'application/json', body: '[1]' }])
  })

  it('cancels the body of an ok answer, which frees the connection', async () => {
    const cancel = vi.fn<() => void>()
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(new ReadableStream({ cancel }))))
    await sendAndIgnoreBody('/greeting', { method: 'PUT' })
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('succeeds even when the body of an ok answer breaks off, since it is not read', async () => {
    const broken = new ReadableStream({
      start: (controller) => {
        controller.error(new TypeError('terminated'))
      },
    })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken)))
    try {
      await expect(sendAndIgnoreBody('/greeting', { method: 'PUT' })).resolves.toBeUndefined()
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe.each([
  ['fetchJson', failureOfFetch],
  ['sendAndIgnoreBody', failureOfSend],
])('a refusal of %s', (_, failureOfCall) => {
  it.each([400, 401, 404, 429, 503])('gives status %i and the error text of the server', async (status) => {
    api.answer(() => HttpResponse.json({ error: 'Not this time.' }, { status }))
    const failure = await failureOfCall()
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'refused', status, serverText: 'Not this time.' })
  })

  it.each([
    ['HTML', () => HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 })],
    ['no body', () => new HttpResponse(null, { status: 500 })],
    ['no error field', () => HttpResponse.json({ message: 'no' }, { status: 500 })],
    ['a blank error', () => HttpResponse.json({ error: '  ' }, { status: 500 })],
    ['an error as long as a page', () => HttpResponse.json({ error: 'x'.repeat(501) }, { status: 500 })],
  ])('with %s has no server text', async (__, response) => {
    api.answer(response)
    const failure = await failureOfCall()
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'refused', status: 500, serverText: undefined })
  })

  it('gives an error text of 500 characters', async () => {
    api.answer(() => HttpResponse.json({ error: 'x'.repeat(500) }, { status: 400 }))
    expect(await failureOfCall()).toMatchObject({ serverText: 'x'.repeat(500) })
  })

  it('is not sent again', async () => {
    api.answer(() => HttpResponse.json({}, { status: 503 }))
    await failureOfCall()
    expect(api.requests).toHaveLength(1)
  })
})

describe('without a connection', () => {
  it.each([
    ['fetchJson', failureOfFetch],
    ['sendAndIgnoreBody', failureOfSend],
  ])('%s fails as network, once, with the cause', async (_, failureOfCall) => {
    api.answer(() => HttpResponse.error())
    const failure = await failureOfCall()
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'network', status: undefined, serverText: undefined })
    expect(failure).toHaveProperty('cause', expect.any(TypeError))
    expect(api.requests).toHaveLength(1)
  })
})

describe('an ok answer', () => {
  it.each([
    ['HTML', () => HttpResponse.html('<!doctype html><title>Struja</title>')],
    ['an empty body', () => new HttpResponse('')],
    ['half JSON', () => new HttpResponse('{"greeting":"hel')],
    ['JSON of another shape', () => HttpResponse.json({ greetings: ['hello'] })],
  ])('with %s is unreadable', async (_, response) => {
    api.answer(response)
    const failure = await failureOfFetch()
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ kind: 'unreadable', status: 200, serverText: undefined })
  })

  it('that is no list is unreadable where a list is read', async () => {
    api.answer(() => HttpResponse.json({ greetings: [] }))
    const failure = await failureOf(fetchList('/greetings', listOf('greetings', Greeting)))
    expect(failure).toMatchObject({ kind: 'unreadable', status: 200 })
  })

  it('without content is unreadable', async () => {
    api.answer(() => new HttpResponse(null, { status: 204 }))
    expect(await failureOfFetch()).toMatchObject({ kind: 'unreadable', status: 204 })
  })
})

describe('ApiError', () => {
  it('says in its message how the call failed, and with which status', () => {
    expect(String(new ApiError('timeout'))).toBe('ApiError: API call failed: timeout')
    expect(String(new ApiError('refused', { status: 404 }))).toBe('ApiError: API call failed: refused (404)')
  })
})
