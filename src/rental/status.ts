import { byStart, type RentalPeriod } from './period.ts'
import type { WallClock } from './wall-clock.ts'

/** The meaning of a reservation's status: anything but 'success' and 'failed' is waiting. */
export type ReservationStatus = 'success' | 'failed' | 'waiting'

/** The meaning of a reservation's status in lower case; a missing one means waiting. */
export const readStatus = (status: string | undefined): ReservationStatus =>
  status === 'success' || status === 'failed' ? status : 'waiting'

/** The status of a reservation and its slip; of an offline copy only `hasSlip` is known. */
export interface StatusAndSlip {
  isFreed?: boolean
  status?: string | undefined
  slipImage?: string | undefined
  hasSlip?: boolean
}

/** Whether a slip was sent, also if only that is known of it. */
export const hasSlip = ({ slipImage, hasSlip = slipImage !== undefined }: StatusAndSlip): boolean => hasSlip

/** The next step of a reservation: its deposit is due, its slip awaits confirmation, or it is confirmed or failed. */
export type NextStep = 'deposit' | 'confirmation' | 'success' | 'failed'

/** The next step of a reservation; 'Confirm now' is offered while it is the deposit. */
export function nextStepOf(reservation: StatusAndSlip): NextStep {
  const meaning = readStatus(reservation.status)
  if (meaning !== 'waiting') return meaning
  return hasSlip(reservation) ? 'confirmation' : 'deposit'
}

/** Whether an administrator may confirm the reservation: a slip was sent, it still holds its car, and is not confirmed. */
export const awaitsConfirmation = (reservation: StatusAndSlip): boolean =>
  hasSlip(reservation) && reservation.isFreed !== true && readStatus(reservation.status) !== 'success'

/** A reservation as far as it tells whether it runs. */
export interface Rental extends RentalPeriod {
  status: string | undefined
}

/**
 * The rental that runs at that Belgrade time, from its start up to, not including, its end; a failed one never runs. Of
 * several, a confirmed one, then the one that started last (docs/decisions.md, "Reservation above the list").
 */
export function runningRental<R extends Rental>(rentals: readonly R[], now: WallClock): R | undefined {
  const running = rentals.filter(
    ({ start, end, status }) => start <= now && now < end && readStatus(status) !== 'failed',
  )
  return running.toSorted((a, b) => Number(isConfirmed(b)) - Number(isConfirmed(a)) || byStart(b, a))[0]
}

const isConfirmed = ({ status }: Rental): boolean => readStatus(status) === 'success'

/** A stage of a reservation on its way to confirmation or failure. */
export type Stage = 'reserved' | 'sent' | 'confirmed' | 'failed'

const CURRENT_STAGE = {
  deposit: 'reserved',
  confirmation: 'sent',
  success: 'confirmed',
  failed: 'failed',
} as const

/** The stages of a reservation in order, up to its confirmation or failure, and its current stage. */
export const stagesOf = (next: NextStep): { stages: readonly Stage[]; currentStage: Stage } => ({
  stages: next === 'failed' ? ['reserved', 'failed'] : ['reserved', 'sent', 'confirmed'],
  currentStage: CURRENT_STAGE[next],
})
