import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { imageUrl } from '@/api/images'
import { reservationsQuery } from '@/api/reservations'
import { vehiclesQuery } from '@/api/vehicles'
import { runningRental } from '@/rental/status'
import { nowInBelgrade } from '@/rental/wall-clock'
import { useSession } from '@/session/session'

/** What the card of the room shows of a vehicle. */
export interface VehicleInUse {
  name: string
  rangeKm: number | undefined
  image: string | undefined
  /** By which its paint is chosen. */
  seed: string
}

/** The vehicle of the room while the user has none (section 2). */
const FIXED: VehicleInUse = { name: 'Tesla Model 3', rangeKm: 180, image: undefined, seed: 'Model 3' }

/**
 * The vehicle of the user's running reservation; the fixed one where there is none, or where it cannot be had (D20).
 * Undefined while it is not known which.
 */
export function useVehicleInUse(): VehicleInUse | undefined {
  const userId = useSession()?.userId
  const reservations = useQuery(reservationsQuery())
  const vehicles = useQuery(vehiclesQuery())
  const running = useMemo(() => {
    const own = reservations.data?.filter((reservation) => reservation.userId === userId)
    return own && runningRental(own, nowInBelgrade())
  }, [reservations.data, userId])

  if (reservations.isPending) return undefined
  if (running === undefined) return FIXED
  if (vehicles.isPending) return undefined
  const vehicle = vehicles.data?.find(({ id }) => id === running.vehicleId)
  if (vehicle === undefined) return FIXED
  const { id, name, rangeKm, bannerImage } = vehicle
  return { name, rangeKm, image: imageUrl(bannerImage), seed: id }
}
