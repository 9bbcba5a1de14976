import { getResponse } from 'msw'
import * as v from 'valibot'

import { createDatabase } from '@/mocks/database'
import { createHandlers } from '@/mocks/handlers'

export const TODAY = '2026-11-20'

export const CLIENT = { email: 'client@struja.example', password: 'client-demo' }
export const SECOND = { email: 'second@struja.example', password: 'client-demo' }
export const ADMINISTRATOR = { email: 'admin@struja.example', password: 'admin-demo' }

export interface CallOptions {
  token?: string | undefined
  cookie?: string
  json?: unknown
  form?: FormData
  body?: string
  signal?: AbortSignal
}

const LoginAnswer = v.object({ token: v.string(), userId: v.number() })

/** A fresh demo API that is called without a network. */
export function startDemo(latency = 0) {
  const db = createDatabase(() => TODAY)
  const handlers = createHandlers(db, { latency })

  const call = async (method: string, path: string, details: CallOptions = {}): Promise<Response> => {
    const { token, cookie, json, form, body, signal } = details
    const headers = new Headers()
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
    if (cookie !== undefined) headers.set('Cookie', cookie)
    const content = json === undefined ? (form ?? body) : JSON.stringify(json)
    const request = new Request(`https://api.example/api${path}`, {
      method,
      headers,
      ...(content !== undefined && { body: content }),
      ...(signal && { signal }),
    })
    const response = await getResponse(handlers, request)
    if (response === undefined) throw new Error(`Nothing answers ${method} ${path}`)
    return response
  }

  const signIn = async (person: { email: string; password: string }): Promise<string> => {
    const response = await call('POST', '/users/login', { json: person })
    return v.parse(LoginAnswer, await response.json()).token
  }

  return { db, handlers, call, signIn }
}

/** Status and error text of an answer. */
export const refusalOf = async (response: Response): Promise<{ status: number; error: unknown }> => {
  const body: unknown = await response.json()
  return { status: response.status, error: v.parse(v.object({ error: v.string() }), body).error }
}
