import type { RentalPeriod } from './period.ts'
import type { WallClock } from './wall-clock.ts'

/** What a reservation's status means to people: anything but 'success' and 'failed' is awaiting. */
export type ReservationStatus = 'success' | 'failed' | 'waiting'

/** The meaning of the API's status text, whatever its case; a missing one is awaiting. */
export function readStatus(text: string | undefined): ReservationStatus {
  const status = text?.trim().toLowerCase()
  return status === 'success' || status === 'failed' ? status : 'waiting'
}

interface Confirmable {
  status?: string | undefined
  slipImage?: string | undefined
}

/** A reservation that may be a copy, which says of its slip only whether one was sent. */
interface Copyable extends Confirmable {
  hasSlip?: boolean
}

/** What comes next for a reservation: its deposit is due, its slip was sent and waits, or its fate is settled. */
export type NextStep = 'deposit' | 'confirmation' | 'success' | 'failed'

/** The next step of a reservation; 'Confirm now' is offered where it is the deposit. */
export function nextStepOf({ status, slipImage, hasSlip = slipImage !== undefined }: Copyable): NextStep {
  const meaning = readStatus(status)
  if (meaning !== 'waiting') return meaning
  return hasSlip ? 'confirmation' : 'deposit'
}

/** Whether an administrator may confirm it: a slip was sent, and the status is not success. */
export const awaitsConfirmation = ({ status, slipImage }: Confirmable): boolean =>
  slipImage !== undefined && readStatus(status) !== 'success'

interface Rental extends RentalPeriod {
  status: string | undefined
}

/**
 * The rental that runs at that Belgrade time, from its start up to, not including, its end; a failed one never does. Of
 * several the one that started last.
 */
export function runningRental<R extends Rental>(rentals: readonly R[], now: WallClock): R | undefined {
  let running: R | undefined
  for (const rental of rentals) {
    const runs = rental.start <= now && now < rental.end && readStatus(rental.status) !== 'failed'
    if (runs && (running === undefined || running.start < rental.start)) running = rental
  }
  return running
}

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
