import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { extensionOf, firstFreeDays, firstPickup, NEAR_DAYS } from '@/rental/nearest-periods'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { addDays, dayOf } from '@/rental/wall-clock'
import { useAvailability } from '@/reservations/use-availability'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { Cluster } from '@/ui/layout'

import styles from './further-links.module.css'

/** The ways on from a reservation: extend it, book the car again for as long, or read the trip sheet. */
export function FurtherLinks({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('client')
  const { dayAt } = useFormats()
  const now = useCurrentMinute()
  const availability = useAvailability()
  const { id, vehicleId: car } = reservation
  const isFailed = readStatus(reservation.status) === 'failed'
  const extension = availability && !isFailed ? extensionOf(availability, reservation, now) : undefined
  const first = firstPickup(now)
  const days = { from: first, to: addDays(first, NEAR_DAYS) }
  const again = availability && firstFreeDays(availability, car, Math.max(1, reservedDays(reservation)), days)
  return (
    <Cluster gap={5} className={styles.links}>
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
              {t('panel.extendUntil', { time: dayAt(dayOf(extension.until), extension.until.slice(11, 16)) })}
            </small>
          )}
        </span>
      )}
    </Cluster>
  )
}
