import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { daysOfLength, extensionOf, firstFreeDays, firstPickup, NEAR_DAYS } from '@/rental/nearest-periods'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { addDays, dayOf } from '@/rental/wall-clock'
import { ReservationCancellation } from '@/reservations/cancellation-terms'
import { useAvailability } from '@/reservations/use-availability'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { Cluster, Stack } from '@/ui/layout'

interface FurtherLinksProps {
  reservation: Reservation
  /** The vehicle's name. */
  vehicle: string
}

/**
 * The ways on from a reservation: what cancelling costs, the trip sheet, the same car for as long, and more days. On paper
 * the trip sheet says what cancelling costs.
 */
export function FurtherLinks({ reservation, vehicle }: FurtherLinksProps) {
  const { t } = useTranslation('client')
  const { dayAt } = useFormats()
  const now = useCurrentMinute()
  const availability = useAvailability()
  const { id, vehicleId: car } = reservation
  const isFailed = readStatus(reservation.status) === 'failed'
  const extension = availability && !isFailed ? extensionOf(availability, reservation, now) : undefined
  // A rental that is not over yet is followed by the next one.
  const first = firstPickup(now < reservation.end ? reservation.end : now)
  const days = { from: first, to: addDays(first, NEAR_DAYS) }
  const again =
    availability &&
    firstFreeDays(availability, car, daysOfLength(Math.max(1, reservedDays(reservation))), days)
  return (
    <Stack gap={1} className="not-printed">
      <ReservationCancellation reservation={reservation} vehicle={vehicle} />
      <Cluster gap={5}>
        <Link className="touch" to={paths.tripSheet(id)}>
          {t('panel.tripSheet')}
        </Link>
        {again && (
          <Link className="touch" to={paths.booking({ ...again, car })}>
            {t('panel.bookAgain')}
          </Link>
        )}
        {extension && (
          <span>
            <Link className="touch" to={paths.booking({ from: extension.from, car })}>
              {t('panel.extend')}
            </Link>{' '}
            {extension.until && (
              <small className="muted">
                {t('panel.extendUntil', {
                  time: dayAt(dayOf(extension.until), extension.until.slice(11, 16)),
                })}
              </small>
            )}
          </span>
        )}
      </Cluster>
    </Stack>
  )
}
