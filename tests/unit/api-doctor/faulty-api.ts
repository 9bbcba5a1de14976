import { getResponse, http, HttpResponse } from 'msw'
import * as v from 'valibot'

import { startDemo } from '../mocks/demo'
import { serveHandlers } from '../mocks/serve-handlers'

type Row = Record<string, unknown>

/** A fault of an API: it changes an answer. Paths are relative to the API's address, such as '/vehicles'. */
export type AnswerFault = (path: string, response: Response, request: Request) => Response | Promise<Response>

const Rows = v.array(v.record(v.string(), v.unknown()))

const copied = (response: Response, body: BodyInit, changes: Record<string, string> = {}) => {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(changes)) headers.set(name, value)
  headers.delete('Content-Length')
  return new HttpResponse(body, { status: response.status, headers })
}

/** Changes the rows of a successful answer; a single user counts as a list of one row. */
export const rows =
  (where: string, change: (rows: Row[]) => Row[]): AnswerFault =>
  async (path, response) => {
    if (path !== where || !response.ok) return response
    const json: unknown = await response.json()
    const changed = change(v.parse(Rows, [json].flat()))
    return copied(response, JSON.stringify(Array.isArray(json) ? changed : changed[0]))
  }

/** Changes fields of the row with that id; undefined leaves a field out. */
export const fields = (where: string, id: number, changes: Row | ((row: Row) => Row)): AnswerFault =>
  rows(where, (list) =>
    list.map((row) =>
      row['id'] === id ? { ...row, ...(typeof changes === 'function' ? changes(row) : changes) } : row,
    ),
  )

/** Adds a changed copy of the row with that id. */
export const addCopyOfRow = (where: string, id: number, changes: Row): AnswerFault =>
  rows(where, (list) => [...list, { ...list.find((row) => row['id'] === id), ...changes }])

/** Changes headers of the answers at that path and below it. */
export const headers =
  (where: string, changes: Record<string, string>): AnswerFault =>
  async (path, response) =>
    path.startsWith(where) ? copied(response, await response.arrayBuffer(), changes) : response

/** Replaces the answer at that path. */
export const answer =
  (where: string, respond: (realAnswer: Response) => Response | Promise<Response>): AnswerFault =>
  (path, response) =>
    path === where ? respond(response) : response

/** Causes two faults, one after the other. */
export const combineFaults =
  (first: AnswerFault, second: AnswerFault): AnswerFault =>
  async (path, response, request) =>
    second(path, await first(path, response, request), request)

/** Serves the demo API with the fault over HTTP until the test ends, and records every request. */
export async function startFaultyApi(fault?: AnswerFault) {
  const { db, handlers, signIn } = startDemo()
  // One slip shows as much as all of them, in half the time.
  if (fault)
    for (const row of db.reservations.all())
      if (row.id > 1) db.reservations.replace({ ...row, reservation_image: null })
  const requests: Request[] = []
  const { url } = await serveHandlers([
    http.all('*', async ({ request }) => {
      requests.push(request)
      const realAnswer = await getResponse(handlers, request)
      const path = new URL(request.url).pathname.replace(/^\/api/, '')
      return realAnswer && fault ? fault(path, realAnswer, request) : realAnswer
    }),
  ])
  return { apiUrl: `${url}/api`, requests, signIn }
}
