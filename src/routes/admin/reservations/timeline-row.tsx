import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { daysOfWindow, timelineBars, type TimelineBar, type TimelineWindow } from '@/rental/timeline'
import type { Day } from '@/rental/wall-clock'

import { useAdminTexts } from './use-admin-texts'
import type { List } from './use-list'
import type { useListUrl } from './use-list-url'
import { isWeekend } from './weekend'

import styles from './timeline.module.css'

interface TimelineRowProps {
  vehicle: Vehicle
  reservations: readonly Reservation[]
  window: TimelineWindow
  today: Day
  list: List
  url: ReturnType<typeof useListUrl>
}

/** A vehicle and its reservations in the days shown; each bar leads to its panel. */
export function TimelineRow({ vehicle, reservations, window, today, list, url }: TimelineRowProps) {
  const { t } = useTranslation(['reservations', 'client'])
  const bars = timelineBars(reservations, window)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <tr>
      <th scope="row" className={styles['vehicle']}>
        {vehicle.name}
      </th>
      <td colSpan={window.days} className={styles['track']} style={{ '--lanes': lanes }}>
        <div className={styles['days']} aria-hidden="true">
          {daysOfWindow(window).map((day) => (
            <span key={day} data-weekend={isWeekend(day)} data-today={day === today} />
          ))}
        </div>
        {bars.length === 0 ? (
          <span className="visually-hidden">{t('timeline.free')}</span>
        ) : (
          <ul>
            {bars.map((bar) => (
              <Bar key={bar.row.id} {...bar} list={list} to={url.hrefOf(bar.row.id)} />
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

function Bar({
  row,
  left,
  width,
  lane,
  comesIn,
  goesOn,
  list,
  to,
}: TimelineBar<Reservation> & { list: List; to: string }) {
  const { t } = useTranslation(['reservations', 'client'])
  const texts = useAdminTexts(list)
  const status = awaitsConfirmation(row)
    ? t('waitingForConfirmation')
    : t(`client:status.${readStatus(row.status)}`)
  const name = t('timeline.bar', {
    id: row.id,
    user: texts.user(row),
    start: texts.pickup(row),
    end: texts.return(row),
    status,
  })
  return (
    <li style={{ '--left': left, '--width': width, '--lane': lane }}>
      <Link
        to={to}
        preventScrollReset
        aria-label={name}
        title={name}
        className={styles['bar']}
        data-status={awaitsConfirmation(row) ? 'slip' : readStatus(row.status)}
        data-comes-in={comesIn}
        data-goes-on={goesOn}
      >
        {texts.user(row)}
      </Link>
    </li>
  )
}
