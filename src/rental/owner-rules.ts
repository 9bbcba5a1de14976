/** A discount on rentals of at least so many days. */
export interface LengthDiscount {
  fromDays: number
  /** At most two decimals. */
  percent: number
}

/** Rules that the owner of the shop may set; the empty ones are what the specification says. */
export interface OwnerRules {
  /** The statuses of reservations that do not hold their vehicle (docs/decisions.md, "Statuses that free a car"). */
  freeingStatuses: readonly string[]
  /** Rising by days (docs/decisions.md, "Discounts by length"). */
  discounts: readonly LengthDiscount[]
}

/** The rules of the specification: every reservation holds its vehicle, and there is no discount. */
export const NO_RULES: OwnerRules = { freeingStatuses: [], discounts: [] }

/** Tells which statuses free their vehicle: those listed, in capitals or not. A missing status never does. */
export function freesVehicle({ freeingStatuses }: Pick<OwnerRules, 'freeingStatuses'>) {
  const freeing = new Set(freeingStatuses.map(spelling))
  return (status: string | undefined): boolean => status !== undefined && freeing.has(spelling(status))
}

const spelling = (status: string) => status.trim().toLowerCase()
