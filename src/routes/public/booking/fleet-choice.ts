import type { Vehicle } from '@/api/vehicles'
import type { Availability } from '@/rental/availability'
import type { PeriodChoice } from '@/rental/period'

/** What is chosen, as the cards of the fleet show it. */
export interface FleetChoice {
  availability: Availability
  period: PeriodChoice
  selectedId: string | undefined
  onSelect: (vehicleId: string | undefined) => void
}

/** What the choice means for the card of one vehicle. */
export const choiceOf = (vehicle: Vehicle, { availability, period, selectedId, onSelect }: FleetChoice) => ({
  days: period.kind === 'chosen' ? period.days : undefined,
  isFree: period.kind !== 'chosen' || availability.isFree(vehicle.id, period.period),
  isSelected: vehicle.id === selectedId,
  isDimmed: selectedId !== undefined && vehicle.id !== selectedId,
  onSelect,
})
