import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import type { TestApi } from '../../support/server'
import { holdLongTimers } from '../../support/timers'
import { FAULTS, type Fault } from './fault-table'
import { meetFault } from './meet-fault'
import { expectStands, watchErrors } from './page-stands'
import type { WriteCall } from './write-call'

/** Something is said of what came of the call. */
const isSaid = () => document.querySelector('.Toastify__toast, form [role=alert]') !== null

/** The tests in which each of these calls meets every fault. */
export function meetAllFaults(api: TestApi, calls: readonly WriteCall[]): void {
  const expectWait = async (call: string, time: ReturnType<typeof holdLongTimers>, ms: number) => {
    await waitFor(() => expect(api.countOf(call)).toBe(1))
    time.pass(ms - 1)
    expect(isSaid()).toBe(false)
  }

  const expectFailure = async (write: WriteCall, fault: Fault, isSamePlace: () => boolean) => {
    await write.failed(fault)
    write.kept()
    expectStands(write.heading)
    expect(isSamePlace()).toBe(true)
  }

  describe.each(calls)('$call', (write) => {
    it.each(FAULTS)('meets $name', async (fault) => {
      const errors = watchErrors()
      const time = holdLongTimers()
      const { user, place } = await write.open(api)
      const opened = place()
      meetFault(api, write.name, fault)
      await user.dblClick(write.button())
      if (fault.takes !== undefined) {
        await expectWait(write.call, time, fault.takes)
        await user.click(write.button())
        time.pass(1)
      }

      if (write.failsBy(fault)) await expectFailure(write, fault, () => place() === opened)
      else await write.done()
      expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
      expect(api.countOf(write.call)).toBe(1)
      expect(errors()).toEqual([])
    })
  })
}
