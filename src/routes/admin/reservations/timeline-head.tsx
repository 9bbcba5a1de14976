import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import { dayFormatter } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { daysOfWindow, type TimelineWindow } from '@/rental/timeline'
import { addDays, isWeekend, weekdayOf, type Day } from '@/rental/wall-clock'

import styles from './timeline.module.css'

/** Whether there is room for the weeks alone, not for each day. */
const showsWeeks = ({ days }: TimelineWindow): boolean => days > 28

/** The column headings: the weekday and the number of each day. Memoized, since the tip and the keyboard move below them. */
export const TimelineHead = memo(function TimelineHead({
  window,
  today,
}: {
  window: TimelineWindow
  today: Day
}) {
  const { t } = useTranslation(['reservations', 'client'])
  const { date, language } = useFormats()
  const isByWeeks = showsWeeks(window)
  const weekday = dayFormatter({ weekday: window.days > 14 ? 'narrow' : 'short' }, language)
  const wholeWeekday = dayFormatter({ weekday: 'long' }, language)
  const month = dayFormatter({ month: 'short' }, language)
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
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
export function shadesOf(window: TimelineWindow, today: Day): string {
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
