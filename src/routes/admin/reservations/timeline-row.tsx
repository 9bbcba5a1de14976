import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import type { RentalDays } from '@/rental/nearest-periods'
import { priceOf } from '@/rental/pricing'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { placeOf, timelineBars, type TimelineWindow } from '@/rental/timeline'
import { addDays, daysBetween, todayInBelgrade } from '@/rental/wall-clock'
import type { AdminLabels } from '@/reservations/desk/use-admin-labels'

import { TIP_ID } from './timeline-tip'
import { areFree, barAt, chosenDays, type TimelineCursor, type TimelineVehicle } from './use-timeline-cursor'

import styles from './timeline.module.css'

interface TimelineRowProps {
  vehicle: TimelineVehicle
  window: TimelineWindow
  /** The text for screen readers if there is no bar. */
  emptyText: string
  labels: AdminLabels
  /** The address that opens a reservation. */
  hrefOf: (id: string) => string
  /** The place of the keyboard, if it is in this row. */
  cursor: TimelineCursor | undefined
}

/**
 * A vehicle, its reservations on the days shown, and the free days between them. Memoized, so that a move of the keyboard
 * draws only the rows it leaves and reaches; the table answers presses (`useTimelinePointer`), since a row with links and
 * buttons of its own would be drawn anew whenever the URL changes.
 */
export const TimelineRow = memo(function TimelineRow({
  vehicle,
  window,
  emptyText,
  labels,
  hrefOf,
  cursor,
}: TimelineRowProps) {
  const { t } = useTranslation(['desk', 'common', 'booking'])
  const { date, shortDate, money } = useFormats()
  const { name, pricePerDay = 0, reservations, gaps, nextFree } = vehicle
  const bars = timelineBars(reservations, window)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  const activeBar = cursor && barAt(vehicle, cursor)
  const price = `${money(pricePerDay)} ${t('booking:card.perDay')}`
  return (
    <tr data-vehicle={vehicle.id}>
      <th scope="row" className={styles.vehicle}>
        {name}
        {nextFree && <small className="muted">{t('timeline.nextFree', { day: shortDate(nextFree) })}</small>}
      </th>
      <td colSpan={window.days} className={styles.track} style={{ '--lanes': lanes }}>
        {gaps.map((gap) => {
          const { from, to } = shownDays(gap, window)
          if (from >= to) return null
          const days = t('common:days', { count: daysBetween(from, to) })
          const dates = t('timeline.gap', { from: date(from), to: date(to) })
          return (
            <button
              key={gap.from}
              type="button"
              tabIndex={-1}
              className={styles.gap}
              style={asStyle(placeOf(gap, window))}
              aria-label={[dates, days, name, price].join(', ')}
              data-gap={gap.from}
              data-tip
            >
              {days}
            </button>
          )
        })}
        {cursor && !activeBar && <Cell cursor={cursor} vehicle={vehicle} window={window} />}
        {bars.length === 0 ? (
          <span className="visually-hidden">{emptyText}</span>
        ) : (
          <ul>
            {bars.map(({ row, left, width, lane, startsBefore, endsAfter }) => (
              <li key={row.id} style={{ '--left': left, '--width': width, '--lane': lane }}>
                <a
                  href={hrefOf(row.id)}
                  aria-label={labels.bar(row)}
                  aria-describedby={TIP_ID}
                  // The one element of the timeline in the tab order, if the keyboard is here.
                  tabIndex={row === activeBar ? 0 : -1}
                  className={styles.bar}
                  data-bar={row.id}
                  data-tip
                  data-status={awaitsConfirmation(row) ? 'slip' : readStatus(row.status)}
                  data-conflict={labels.conflict(row) ? true : undefined}
                  data-starts-before={startsBefore}
                  data-ends-after={endsAfter}
                >
                  {labels.user(row)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
})

type CellProps = Pick<TimelineRowProps, 'vehicle' | 'window'> & { cursor: TimelineCursor }

/** The day where the keyboard is, and the days chosen from there; Enter books them. */
function Cell({ cursor, vehicle, window }: CellProps) {
  const { t } = useTranslation(['desk', 'common', 'booking'])
  const { date, money, weekday } = useFormats()
  const { day, anchor } = cursor
  const isFree = areFree(vehicle, cursor)
  const chosen = chosenDays(cursor)
  const count = daysBetween(chosen.from, chosen.to)
  const { total } = priceOf(vehicle.pricePerDay ?? 0, count, OWNER_RULES.discounts)
  const sum = [t('common:days', { count }), money(total)]
  const whole = [
    anchor === undefined ? `${weekday(day)}, ${date(day)}` : `${date(chosen.from)} – ${date(chosen.to)}`,
    ...(isFree
      ? [t('timeline.isFree'), ...sum]
      : [t(day < todayInBelgrade() ? 'booking:dialog.past' : 'booking:card.notAvailable')]),
    vehicle.name,
  ]
  return (
    <>
      {anchor !== undefined && isFree && (
        <span className={styles.chosen} style={asStyle(placeOf(chosen, window))} aria-hidden="true">
          {sum.join(' · ')}
        </span>
      )}
      <button
        // A day of its own each time, so that it is read out when the focus comes.
        key={day}
        type="button"
        // Said, since the keys look for it.
        tabIndex={0}
        className={styles.cell}
        style={asStyle({ left: daysBetween(window.from, day) / window.days, width: 1 / window.days })}
        data-tip
        aria-label={whole.join(', ')}
        aria-disabled={!isFree}
      />
    </>
  )
}

/** The free days as far as the window shows them. */
function shownDays({ from, to }: RentalDays, window: TimelineWindow): RentalDays {
  const end = addDays(window.from, window.days)
  return { from: from < window.from ? window.from : from, to: to > end ? end : to }
}

const asStyle = ({ left, width }: { left: number; width: number }) => ({ '--left': left, '--width': width })
