import type { Availability } from '@/rental/availability'
import { rentalTimeOn } from '@/rental/period'
import { addDays, type Day } from '@/rental/wall-clock'

/**
 * Tells of a day whether the vehicle is taken on it: for a pickup the day that would begin then, for a return the day
 * that would end then. Undefined where no vehicle is chosen.
 */
export function takenDays(
  availability: Availability,
  vehicleId: string | undefined,
  end: 'pickup' | 'return',
): ((day: Day) => boolean) | undefined {
  if (vehicleId === undefined) return undefined
  return (day) => {
    const first = end === 'pickup' ? day : addDays(day, -1)
    return !availability.isFree(vehicleId, {
      start: rentalTimeOn(first),
      end: rentalTimeOn(addDays(first, 1)),
    })
  }
}
