import { getResponse, http, HttpResponse } from 'msw'
import * as v from 'valibot'

import { startDemo } from '../mocks/demo'
import { serveHandlers } from '../mocks/serve-handlers'

type Row = Record<string, unknown>

/** What is wrong with an API: it changes an answer; paths are those below the API's address, such as '/vehicles'. */
export type Plant = (path: string, response: Response, request: Request) => Response | Promise<Response>

const Rows = v.array(v.record(v.string(), v.unknown()))

const copied = (response: Response, body: BodyInit, changes: Record<string, string> = {}) => {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(changes)) headers.set(name, value)
  headers.delete('Content-Length')
  return new HttpResponse(body, { status: response.status, headers })
}

/** Changes the rows of an answer that is a success; one user counts as a list of one. */
export const rows =
  (where: string, change: (rows: Row[]) => Row[]): Plant =>
  async (path, response) => {
    if (path !== where || !response.ok) return response
    const json: unknown = await response.json()
    const changed = change(v.parse(Rows, [json].flat()))
    return copied(response, JSON.stringify(Array.isArray(json) ? changed : changed[0]))
  }

/** Changes fields of the row with that id; undefined leaves one out. */
export const fields = (where: string, id: number, changes: Row | ((row: Row) => Row)): Plant =>
  rows(where, (list) =>
    list.map((row) =>
      row['id'] === id ? { ...row, ...(typeof changes === 'function' ? changes(row) : changes) } : row,
    ),
  )

/** Adds a row made from the one with that id. */
export const another = (where: string, id: number, changes: Row): Plant =>
  rows(where, (list) => [...list, { ...list.find((row) => row['id'] === id), ...changes }])

/** Changes headers of the answers to that path, or below it. */
export const headers =
  (where: string, changes: Record<string, string>): Plant =>
  async (path, response) =>
    path.startsWith(where) ? copied(response, await response.arrayBuffer(), changes) : response

/** Answers that path with something else. */
export const answer =
  (where: string, respond: (honest: Response) => Response | Promise<Response>): Plant =>
  (path, response) =>
    path === where ? respond(response) : response

/** Plants one thing after the other. */
export const both =
  (first: Plant, second: Plant): Plant =>
  async (path, response, request) =>
    second(path, await first(path, response, request), request)

/** The demo API over real HTTP until the test is over, with what is planted in it; and every request it has got. */
export async function startFaultyApi(plant?: Plant) {
  const { db, handlers, signIn } = startDemo()
  // One slip shows as much as all, in half the time.
  if (plant)
    for (const row of db.reservations.all())
      if (row.id > 1) db.reservations.replace({ ...row, reservation_image: null })
  const requests: Request[] = []
  const { url } = await serveHandlers([
    http.all('*', async ({ request }) => {
      requests.push(request)
      const honest = await getResponse(handlers, request)
      const path = new URL(request.url).pathname.replace(/^\/api/, '')
      return honest && plant ? plant(path, honest, request) : honest
    }),
  ])
  return { apiUrl: `${url}/api`, requests, signIn }
}
