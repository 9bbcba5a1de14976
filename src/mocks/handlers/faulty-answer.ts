import { HttpResponse } from 'msw'

import type { Fault } from '../faults.ts'
import { untilAborted, wait } from '../wait.ts'
import { errorJson, json } from './answers.ts'
import { withNulls } from './nulls.ts'

const PAGE = '<!doctype html><html lang="en"><title>Error</title><h1>Something went wrong</h1></html>'

/** The faults that claim success with an answer the app cannot use. */
type Garbling = Exclude<Fault['kind'], 'status' | 'html500' | 'drop' | 'never' | 'late'>

const GARBLED: Record<Garbling, (honest: Response) => Response | Promise<Response>> = {
  html: () => HttpResponse.html(PAGE),
  empty: () => new HttpResponse(null, { status: 200 }),
  half: firstHalf,
  shape: () => json({ data: { items: 'of another shape' } }),
  nulls: withNulls,
}

/** Answers with the fault. Where it claims success, the call is carried out first, as a server would have done. */
export async function faultyAnswer(
  fault: Fault,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (fault.kind === 'status') return errorJson(fault.status, fault.error)
  if (fault.kind === 'html500') return HttpResponse.html(PAGE, { status: 500 })
  if (fault.kind === 'drop') return HttpResponse.error()
  if (fault.kind === 'never') {
    await untilAborted(signal)
    return HttpResponse.error()
  }
  if (fault.kind === 'late') {
    await wait(fault.ms, signal)
    return answer()
  }
  const honest = await answer()
  return honest.ok ? GARBLED[fault.kind](honest) : honest
}

async function firstHalf(honest: Response): Promise<Response> {
  const bytes = await honest.arrayBuffer()
  const type = honest.headers.get('Content-Type') ?? ''
  return new HttpResponse(bytes.slice(0, bytes.byteLength / 2), { headers: { 'Content-Type': type } })
}
