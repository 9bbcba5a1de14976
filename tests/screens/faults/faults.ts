import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'

import type { Database } from '@/mocks/database'
import { ENDPOINTS, type EndpointName } from '@/mocks/handlers/endpoints'

import { goOffline } from '../../support/connection'
import { askForFaults, endFaults } from '../../support/faults'
import type { TestApi } from '../../support/server'

/** How a call can go wrong. */
export interface Fault {
  name: string
  kind: 'refused' | 'unreadable' | 'nulls' | 'network' | 'timeout' | 'late'
  /** The fault that the demo API is asked for; without it the test itself causes the fault. */
  demoFault?: string
  status?: number
  /** The error text of the server. */
  serverText?: string
  /** How often a read is tried. */
  tries: 1 | 3
  /** Milliseconds until the call ends; at once by default. */
  endsAfterMs?: number
}

// One fault for each reaction of the app; other statuses and answers are tested in tests/unit/api only.
const COMMON: readonly Fault[] = [
  {
    name: '500 with JSON',
    kind: 'refused',
    demoFault: '500',
    status: 500,
    serverText: 'The demo fault 500 was asked for',
    tries: 3,
  },
  {
    name: '404',
    kind: 'refused',
    demoFault: '404',
    status: 404,
    serverText: 'The demo fault 404 was asked for',
    tries: 1,
  },
  { name: 'unreadable JSON', kind: 'unreadable', demoFault: 'half', tries: 1 },
  { name: 'no answer at all', kind: 'timeout', demoFault: 'never', tries: 1, endsAfterMs: 20_000 },
  { name: 'an answer after 10 s', kind: 'late', tries: 1, endsAfterMs: 10_000 },
  { name: 'offline', kind: 'network', tries: 3 },
]

/** The faults of reads. */
export const READ_FAULTS: readonly Fault[] = [
  ...COMMON,
  { name: 'nulls', kind: 'nulls', demoFault: 'nulls', tries: 1 },
]

/** The faults of writes; only for writes the server's own text may be shown, or be missing. */
export const WRITE_FAULTS: readonly Fault[] = [
  ...COMMON,
  { name: '500 with HTML', kind: 'refused', demoFault: 'html500', status: 500, tries: 3 },
]

/** Whether a call that is judged by ok alone fails by this fault. */
export const isFailure = ({ kind }: Fault) => kind === 'refused' || kind === 'network' || kind === 'timeout'

/** The text that the app shows for this fault. */
export function failureText({ kind, status }: Fault): string {
  if (kind === 'refused') return `Sorry, we could not process this (error ${status}).`
  if (kind === 'network') return 'We could not connect. Check your connection and try again.'
  if (kind === 'timeout') return 'This took too long. Please try again.'
  return 'The response was incomplete. Please try again.'
}

/** Makes a call go wrong until the returned function is called. */
export function causeFault(api: TestApi, name: EndpointName, fault: Fault): () => void {
  if (fault.demoFault !== undefined) {
    askForFaults(`${name}=${fault.demoFault}`)
    return () => {
      endFaults()
    }
  }
  let isOver = false
  const [, method, path] = endpoint(name)
  api.use(
    http[method](`*/api${path}`, async () => {
      if (isOver) return undefined
      if (fault.kind === 'network') return HttpResponse.error()
      await new Promise((resolve) => {
        setTimeout(resolve, fault.endsAfterMs)
      })
      return undefined
    }),
  )
  const goOnline = fault.kind === 'network' ? goOffline() : () => {}
  return () => {
    isOver = true
    goOnline()
  }
}

/** The method and path of a call. */
export function endpoint(name: EndpointName) {
  const found = ENDPOINTS.find(([known]) => known === name)
  if (found === undefined) throw new Error(`No such call: ${name}`)
  return found
}

/** Expects the page to be there, with its heading and its navigation. */
export function expectPageIntact(heading: string): void {
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getAllByRole('navigation')).not.toHaveLength(0)
}

/** Leaves only these rows in the table: short tables are quicker to draw. */
export function keepOnly(table: Database['vehicles' | 'reservations'], ...kept: number[]): void {
  for (const { id } of table.all()) if (!kept.includes(id)) table.remove(id)
}
