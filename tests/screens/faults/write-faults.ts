import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { EndpointName } from '@/mocks/handlers/endpoints'

import { findToast, type openApp } from '../../support/app'
import type { TestApi } from '../../support/server'
import { holdLongTimers } from '../../support/timers'
import { expectPageIntact, isFailure, causeFault, WRITE_FAULTS, type Fault } from './faults'

/** A toast about the outcome of a call, and where its link leads. */
export interface Outcome {
  text: string
  link: string
  to: string
}

/** A write that a button sends. */
export interface WriteCall {
  name: EndpointName
  call: string
  heading: string
  /** Opens the page and enters everything that the call sends. */
  open: (api: TestApi) => ReturnType<typeof openApp>
  /** The button that sends, also while its text says that it is sending. */
  button: () => HTMLElement
  /** The timeout in milliseconds, for a call with pictures, which has more time. */
  timeout?: number
  /** The toasts about the outcome, with the links that they have on another page. */
  done: Outcome
  failed: Outcome
  /** Whether the call fails by this fault; by default one that is judged by ok alone. */
  failsBy?: (fault: Fault) => boolean
  /** Waits for the message about the failure, by default its toast. */
  findFailure?: (fault: Fault) => Promise<unknown>
  /** Waits for the message or page of the success, by default its toast. */
  findSuccess?: () => Promise<unknown>
  /** Expects what was entered or chosen to be unchanged. */
  expectEntriesKept: () => void
}

export const button = (name: string | RegExp) => () => screen.getByRole('button', { name })

/** Presses the button twice by keys, at once: one that asks twice sends at the second press, any other sends once. */
export async function pressTwice({ button }: WriteCall): Promise<void> {
  button().focus()
  await userEvent.keyboard('{Enter}{Enter}', { delay: null })
}

/** Expects the fields to hold these texts. */
export function expectFields(entries: Record<string, string>): void {
  for (const [label, text] of Object.entries(entries)) expect(screen.getByLabelText(label)).toHaveValue(text)
}

/** Whether the page reports the outcome of the call. */
const isOutcomeShown = () => document.querySelector('.Toastify__toast, form [role=alert]') !== null

/** Defines the tests in which each of these calls meets every fault. */
export function testWriteFaults(api: TestApi, calls: readonly WriteCall[]): void {
  const expectWait = async (call: string, time: ReturnType<typeof holdLongTimers>, ms: number) => {
    await waitFor(() => expect(api.countOf(call)).toBe(1))
    time.pass(ms - 1)
    expect(isOutcomeShown()).toBe(false)
  }

  const expectFailure = async (write: WriteCall, fault: Fault, isSamePlace: () => boolean) => {
    await (write.findFailure?.(fault) ?? findToast(write.failed.text))
    write.expectEntriesKept()
    expectPageIntact(write.heading)
    expect(isSamePlace()).toBe(true)
  }

  describe.each(calls)('$call', (write) => {
    it.each(WRITE_FAULTS)('handles $name', async (fault) => {
      const time = holdLongTimers()
      const { user, currentPath } = await write.open(api)
      const opened = currentPath()
      causeFault(api, write.name, fault)
      await pressTwice(write)
      const endsAfterMs =
        fault.kind === 'timeout' && write.timeout !== undefined ? write.timeout : fault.endsAfterMs
      if (endsAfterMs !== undefined) {
        await expectWait(write.call, time, endsAfterMs)
        await user.click(write.button())
        time.pass(1)
      }

      if ((write.failsBy ?? isFailure)(fault))
        await expectFailure(write, fault, () => currentPath() === opened)
      else await (write.findSuccess?.() ?? findToast(write.done.text))
      expect(screen.getByRole('main')).not.toBeEmptyDOMElement()
      expect(api.countOf(write.call)).toBe(1)
    })
  })
}
