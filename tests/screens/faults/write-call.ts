import { screen } from '@testing-library/react'
import { expect } from 'vitest'

import type { EndpointName } from '@/mocks/handlers/endpoints'

import { findToast, type openApp } from '../../support/app'
import type { TestApi } from '../../support/server'
import { isFailure, type Fault } from './fault-table'

/** A call that changes something, made by a button. */
export interface WriteCall {
  name: EndpointName
  call: string
  heading: string
  /** Opens the page and enters all that the call takes. */
  open: (api: TestApi) => ReturnType<typeof openApp>
  /** The button that sends, whatever it says while it sends. */
  button: () => HTMLElement
  /** Whether the call fails by it. */
  failsBy: (fault: Fault) => boolean
  /** What is said of the failure, where it is said. */
  failed: (fault: Fault) => Promise<unknown>
  /** What is said of the success, where it is said. */
  done: () => Promise<unknown>
  /** What was entered or chosen, as it was. */
  kept: () => void
}

/** Says in a toast whether it was done, judged by ok alone. */
export const byToast = (done: string, failed: string) => ({
  failsBy: isFailure,
  failed: () => findToast(failed),
  done: () => findToast(done),
})

/** The button of that name. */
export const button = (name: string | RegExp) => () => screen.getByRole('button', { name })

/** Fields that hold these texts. */
export function expectFields(entries: Record<string, string>): void {
  for (const [label, text] of Object.entries(entries)) expect(screen.getByLabelText(label)).toHaveValue(text)
}
