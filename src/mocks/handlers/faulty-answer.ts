import { delay, HttpResponse, type JsonBodyType } from 'msw'
import * as v from 'valibot'

import type { Database } from '../database.ts'
import { FAULT_COOKIE, PERSONAS, readFaultCookie, type Fault } from '../faults.ts'
import { errorJson, json } from './answers.ts'
import { readJson, type Call } from './call.ts'
import type { EndpointName } from './endpoints.ts'

/** The fault for this call: from the call's cookie, else, for a sign-in, from the person who signs in. */
export async function requestedFault(
  db: Database,
  name: EndpointName,
  { cookies, request }: Call,
): Promise<Fault | undefined> {
  const cookie = cookies[FAULT_COOKIE] ?? ''
  const requested = readFaultCookie(cookie, name)
  if (requested === undefined) return name === 'login' ? personaFault(request) : undefined
  const key = `${name} ${cookie}`
  const uses = db.faultUses.get(key) ?? 0
  db.faultUses.set(key, uses + 1)
  return uses < requested.count ? requested.fault : undefined
}

const Person = v.object({ email: v.pipe(v.string(), v.trim(), v.toLowerCase()) })

const personaFault = (request: Request): Promise<Fault | undefined> =>
  readJson(request.clone(), Person).then(
    ({ email }) => PERSONAS[email],
    () => undefined,
  )

const ERROR_PAGE = '<!doctype html><html lang="en"><title>Error</title><h1>Something went wrong</h1></html>'

/** The faults that claim success with an answer the app cannot use. */
type FalseSuccess = Exclude<Fault['kind'], 'status' | 'html500' | 'drop' | 'never' | 'late'>

const FALSE_SUCCESS_ANSWERS: Record<FalseSuccess, (realAnswer: Response) => Response | Promise<Response>> = {
  html: () => HttpResponse.html(ERROR_PAGE),
  empty: () => new HttpResponse(null, { status: 200 }),
  half: firstHalf,
  shape: () => json({ data: { items: 'of another shape' } }),
  nulls: withNulls,
}

/** Answers with the fault. For a fault that claims success, carries out the call first, as a server would. */
export async function faultyAnswer(fault: Fault, giveRealAnswer: () => Promise<Response>): Promise<Response> {
  if (fault.kind === 'status') return errorJson(fault.status, fault.error)
  if (fault.kind === 'html500') return HttpResponse.html(ERROR_PAGE, { status: 500 })
  if (fault.kind === 'drop') return HttpResponse.error()
  if (fault.kind === 'never') return new Promise(() => undefined)
  if (fault.kind === 'late') {
    await delay(fault.ms)
    return giveRealAnswer()
  }
  const realAnswer = await giveRealAnswer()
  return realAnswer.ok ? FALSE_SUCCESS_ANSWERS[fault.kind](realAnswer) : realAnswer
}

async function firstHalf(realAnswer: Response): Promise<Response> {
  const bytes = await realAnswer.arrayBuffer()
  const type = realAnswer.headers.get('Content-Type') ?? ''
  return new HttpResponse(bytes.slice(0, bytes.byteLength / 2), { headers: { 'Content-Type': type } })
}

/** The fields that a row cannot do without; all others become null. */
const REQUIRED = new Set(['id', 'vehicle_id', 'start_time', 'end_time', 'vehicle_name', 'price_per_day'])

const Row = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))
const Body = v.union([v.array(Row), Row])

/** The same answer with its optional fields null and, in a list, one row wholly null; images stay as they are. */
async function withNulls(realAnswer: Response): Promise<Response> {
  if (realAnswer.headers.get('Content-Type') !== 'application/json') return realAnswer
  const body = v.parse(Body, await realAnswer.json())
  const sparse: JsonBodyType = Array.isArray(body) ? [...body.map(sparseRow), null] : sparseRow(body)
  return json(sparse, realAnswer.status)
}

const sparseRow = (row: v.InferOutput<typeof Row>) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, REQUIRED.has(field) ? value : null]))
