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

const api = startApi({ today: TODAY })

const retry = { name: 'Retry' }

/** Opens the page. The call is answered only once the page waits for it: a page that comes to a failure asks anew. */
async function openPage(read: ReadCall) {
  addReservation(api.db, { vehicle: 8, from: '2027-03-15', to: '2027-03-19' })
  const answer = api.hold('get', `/api${endpoint(read.name)[2]}`)
  const app = await openApp(read.path, read.as === undefined ? {} : { as: read.as, db: api.db })
  await read.waits()
  const [query] = app.queryClient.getQueryCache().findAll({ queryKey: [read.name] })
  await waitFor(() => expect(query?.isActive()).toBe(true))
  answer()
  return app
}

describe.each(READS)('$call $where', (read) => {
  /** What comes of an answer that can be used. */
  const expectArrival = async (fault: Fault) => {
    await (fault.kind === 'nulls' ? read.arrivesWithNulls ?? read.arrives : read.arrives)()
    expect(screen.queryByRole('button', retry)).not.toBeInTheDocument()
  }

  it.each(FAULTS)('meets $name', async (fault) => {
    const errors = watchErrors()
    const time = holdLongTimers()
    const end = meetFault(api, read.name, fault)
    const { user, place } = await openPage(read)
    if (fault.takes !== undefined) {
      await waitFor(() => expect(api.countOf(read.call)).toBe(1))
      time.pass(fault.takes - 1)
      await read.waits()
      expect(screen.queryByRole('button', retry)).not.toBeInTheDocument()
      time.pass(1)
    }
    if (fault.kind === 'nulls' || fault.kind === 'late') {
      await expectArrival(fault)
      expect(api.countOf(read.call)).toBe(1)
    } else {
      const notice = await screen.findByText(read.notice(failureText(fault)))
      expect(screen.getAllByRole('alert')).toContain(notice.closest('[role=alert]'))
      expect(api.countOf(read.call)).toBe(fault.tries)
      read.keeps()
      expectStands(read.heading, errors())
      end()
      await user.click(screen.getByRole('button', retry))
      await expectArrival(fault)
      expect(notice).not.toBeInTheDocument()
      expect(api.countOf(read.call)).toBe(fault.tries + 1)
    }
    expect(place()).toBe(read.path)
    expect(errors()).toEqual([])
  })
})
