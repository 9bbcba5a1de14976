import type { RentalPeriod } from './period.ts'
import { readStatus } from './status.ts'
import type { WallClock } from './wall-clock.ts'

interface Rental extends RentalPeriod {
  status: string | undefined
}

/**
 * The rental that runs at that Belgrade time (D20), from its start up to, not including, its end (D3); a failed one
 * never does. Of several the one that started last.
 */
export function runningRental<R extends Rental>(rentals: readonly R[], now: WallClock): R | undefined {
  let running: R | undefined
  for (const rental of rentals) {
    const runs = rental.start <= now && now < rental.end && readStatus(rental.status) !== 'failed'
    if (runs && (running === undefined || running.start < rental.start)) running = rental
  }
  return running
}
