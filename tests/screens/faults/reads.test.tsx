import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '../../support/app'
import { addReservation, TODAY } from '../../support/booking'
import { startApi } from '../../support/server'
import { holdLongTimers } from '../../support/timers'
import { failureText, FAULTS, type Fault } from './fault-table'
import { endpoint, meetFault } from './meet-fault'
import { expectStands, watchErrors } from './page-stands'
import { READS, type ReadCall } from './read-calls'
import { keepOnly } from './short-tables'

const api = startApi({ today: TODAY })

const retryButton = () => screen.queryByRole('button', { name: 'Retry' })

/** Opens the page. The call is answered only once the page waits for it: a page that comes to a failure asks anew. */
async function openPage(read: ReadCall) {
  keepOnly(api.db.vehicles, 1, 8)
  addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
  const answer = api.hold('get', `/api${endpoint(read.name)[2]}`)
  const app = await openApp(read.path, read.as === undefined ? {} : { as: read.as, db: api.db })
  await read.waits()
  const [query] = app.queryClient.getQueryCache().findAll({ queryKey: [read.call.replace('GET /api', '')] })
  await waitFor(() => expect(query?.isActive()).toBe(true))
  answer()
  return app
}

/** The page goes on waiting until so many milliseconds have passed. */
async function expectWait(read: ReadCall, time: ReturnType<typeof holdLongTimers>, ms: number) {
  await waitFor(() => expect(api.countOf(read.call)).toBe(1))
  time.pass(ms - 1)
  await read.waits()
  expect(retryButton()).not.toBeInTheDocument()
  time.pass(1)
}

/** The answer is there, after so many tries. */
async function expectArrival(arrives: ReadCall['arrives'], call: string, tries: number) {
  await arrives()
  expect(retryButton()).not.toBeInTheDocument()
  expect(api.countOf(call)).toBe(tries)
}

/** The failure is told in its place, and nothing else is lost. */
async function expectFailure(read: ReadCall, fault: Fault) {
  const notice = await screen.findByText(read.notice(failureText(fault)))
  expect(screen.getAllByRole('alert')).toContain(notice.closest('[role=alert]'))
  expect(retryButton()).toBeVisible()
  expect(api.countOf(read.call)).toBe(fault.tries)
  read.keeps()
}

describe.each(READS)('$call $where', (read) => {
  it.each(FAULTS)('meets $name', async (fault) => {
    const errors = watchErrors()
    const time = holdLongTimers()
    const end = meetFault(api, read.name, fault)
    const { user, place } = await openPage(read)
    if (fault.takes !== undefined) await expectWait(read, time, fault.takes)

    if (fault.kind === 'late') {
      await expectArrival(read.arrives, read.call, 1)
    } else if (fault.kind === 'nulls') {
      await expectArrival(read.arrivesWithNulls ?? read.arrives, read.call, 1)
    } else {
      await expectFailure(read, fault)
      expectStands(read.heading)
      end()
      await user.click(screen.getByRole('button', { name: 'Retry' }))
      await expectArrival(read.arrives, read.call, fault.tries + 1)
    }
    expect(place()).toBe(read.path)
    expect(errors()).toEqual([])
  })
})
