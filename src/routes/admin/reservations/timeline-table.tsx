import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { dayFormatter } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { daysOfWindow, type TimelineWindow } from '@/rental/timeline'
import { addDays, isWeekend, weekdayOf, type Day } from '@/rental/wall-clock'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { useOpenRow } from '@/ui/use-open-row'

import { TimelineRow } from './timeline-row'
import { useTimelineTip } from './timeline-tip'
import { useSideways } from './use-sideways'
import { useTimelineCursor, type TimelineVehicle } from './use-timeline-cursor'
import { partAt, useTimelinePointer } from './use-timeline-pointer'
import { useTimelineView } from './use-timeline-view'

import styles from './timeline.module.css'

interface TimelineTableProps {
  list: ReservationList
  rows: readonly TimelineVehicle[]
  /** What screen readers are told of a vehicle without a bar. */
  emptyText: string
}

/** The table of the timeline, with what moves in it: the place of the keyboard and the tip. */
export function TimelineTable({ list, rows, emptyText }: TimelineTableProps) {
  const { t } = useTranslation('desk')
  const { window, today, showFrom } = useTimelineView()
  const { days } = window
  const { labels } = list
  const { hrefOf } = useOpenRow('reservation')
  const { cursor, setCursor, onKeyDown } = useTimelineCursor(rows)
  const pointer = useTimelinePointer(rows, cursor, setCursor)
  const { tip, hide, events } = useTimelineTip((element) => {
    const row = partAt(element, rows)?.bar
    // The name of free days says all of them.
    if (row === undefined) return element.ariaLabel ?? undefined
    const other = labels.conflict(row)
    return [
      labels.user(row),
      `${labels.pickup(row)} – ${labels.return(row)}`,
      labels.vehicle(row),
      `${labels.duration(row)} · ${labels.amount(row)}`,
      ...(other ? [t('conflict.overlaps', { id: other.id })] : []),
    ].join('\n')
  })
  const sideways = useSideways(days, (count) => showFrom(addDays(window.from, count)))
  return (
    // The keyboard and the pointer move among the links and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.scroll}
      aria-label={t('timeline.name')}
      aria-describedby="timeline-keys"
      {...pointer}
      {...events}
      {...sideways}
      onFocus={(event) => {
        pointer.onFocus(event)
        events.onFocus(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          hide()
          setCursor({ ...cursor, anchor: undefined })
        }
        onKeyDown(event)
      }}
    >
      <table
        className={styles.table}
        aria-label={t('timeline.name')}
        data-days={days}
        style={{ '--days': days, '--shades': shadesOf(window, today) }}
      >
        <TimelineHead window={window} today={today} />
        <tbody>
          {rows.map((row) => (
            <TimelineRow
              key={row.id}
              vehicle={row}
              window={window}
              labels={labels}
              hrefOf={hrefOf}
              emptyText={emptyText}
              cursor={row.id === cursor.vehicleId ? cursor : undefined}
            />
          ))}
        </tbody>
      </table>
      {tip}
    </section>
  )
}

/** Whether there is room for the weeks alone, not for each day. */
const showsWeeks = ({ days }: TimelineWindow): boolean => days > 28

/** The column headings: the weekday and the number of each day. Memoized, since the tip and the keyboard move below them. */
const TimelineHead = memo(function TimelineHead({ window, today }: { window: TimelineWindow; today: Day }) {
  const { t } = useTranslation(['desk', 'client'])
  const { date, language } = useFormats()
  const isByWeeks = showsWeeks(window)
  const weekday = dayFormatter({ weekday: window.days > 14 ? 'narrow' : 'short' }, language)
  const wholeWeekday = dayFormatter({ weekday: 'long' }, language)
  const month = dayFormatter({ month: 'short' }, language)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.vehicle}>
          {t('client:table.vehicle')}
        </th>
        {daysOfWindow(window).map((day) => (
          <th
            key={day}
            scope="col"
            className={styles.day}
            data-weekend={isWeekend(day)}
            aria-current={day === today ? 'date' : undefined}
          >
            <span aria-hidden="true">
              {!isByWeeks && weekday(day)}
              {(!isByWeeks || weekdayOf(day) === 1) && <b>{Number(day.slice(8))}</b>}
              {(day === window.from || day.endsWith('-01')) && <i>{month(day)}</i>}
            </span>
            <span className="visually-hidden">{`${wholeWeekday(day)}, ${date(day)}`}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

/** The weekend shades, the lines between days and the mark of today, as one gradient: several are slow to paint. */
function shadesOf(window: TimelineWindow, today: Day): string {
  const percentOf = (place: number) => `${(place * 100) / window.days}%`
  const hasLine = (next: Day) => !showsWeeks(window) || weekdayOf(next) === 1
  // A gradient stop at 0 begins where the previous stop ended.
  const stops = daysOfWindow(window).flatMap((day, place) => [
    `var(--text) 0 calc(${percentOf(place)} + ${day === today ? 2 : 0}px)`,
    `${isWeekend(day) ? 'var(--surface-sunk)' : '#0000'} 0 calc(${percentOf(place + 1)} - 1px)`,
    `${hasLine(addDays(day, 1)) ? 'var(--line)' : '#0000'} 0 ${percentOf(place + 1)}`,
  ])
  return `linear-gradient(90deg, ${stops.join(', ')})`
}
