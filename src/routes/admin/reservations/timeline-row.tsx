import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { timelineBars, type TimelineBar, type TimelineWindow } from '@/rental/timeline'

import type { AdminLabels } from './use-admin-labels'
import type { useReservationFilters } from './use-reservation-filters'

import styles from './timeline.module.css'

interface TimelineRowProps {
  vehicle: Vehicle
  reservations: readonly Reservation[]
  window: TimelineWindow
  texts: AdminLabels
  url: ReturnType<typeof useReservationFilters>
}

interface BarProps extends TimelineBar<Reservation> {
  texts: AdminLabels
  to: string
}

/** A vehicle and its reservations in the days shown; each bar leads to its panel. */
export function TimelineRow({ vehicle, reservations, window, texts, url }: TimelineRowProps) {
  const { t } = useTranslation('reservations')
  const bars = timelineBars(reservations, window)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <tr>
      <th scope="row" className={styles.vehicle}>
        {vehicle.name}
      </th>
      <td colSpan={window.days} className={styles.track} style={{ '--lanes': lanes }}>
        {bars.length === 0 ? (
          <span className="visually-hidden">{t('timeline.free')}</span>
        ) : (
          <ul>
            {bars.map((bar) => (
              <Bar key={bar.row.id} {...bar} texts={texts} to={url.hrefOf(bar.row.id)} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

function Bar({ row, left, width, lane, comesIn, goesOn, texts, to }: BarProps) {
  const name = texts.bar(row)
  return (
    <li style={{ '--left': left, '--width': width, '--lane': lane }}>
      <Link
        to={to}
        preventScrollReset
        aria-label={name}
        title={name}
        className={styles.bar}
        data-status={awaitsConfirmation(row) ? 'slip' : readStatus(row.status)}
        data-comes-in={comesIn}
        data-goes-on={goesOn}
      >
        {texts.user(row)}
      </Link>
    </li>
  )
}
