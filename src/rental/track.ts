import type { NextStep } from './status.ts'

/** A stage of a reservation on its way to being confirmed, or not. */
export type Stage = 'reserved' | 'sent' | 'confirmed' | 'failed'

const REACHED = { deposit: 'reserved', confirmation: 'sent', success: 'confirmed', failed: 'failed' } as const

/** The stages of a reservation in their order, up to whether it is confirmed, and the one that is reached. */
export function trackOf(next: NextStep): { stages: readonly Stage[]; reached: Stage } {
  const reached = REACHED[next]
  return {
    stages: reached === 'failed' ? ['reserved', 'failed'] : ['reserved', 'sent', 'confirmed'],
    reached,
  }
}
