import { useTranslation } from 'react-i18next'

import { LANGUAGE_TAGS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { daysOfWindow, type TimelineWindow } from '@/rental/timeline'
import type { Day } from '@/rental/wall-clock'

import { isWeekend } from './weekend'

import styles from './timeline.module.css'

/** The days across: their weekday and their number. */
export function TimelineHead({ window, today }: { window: TimelineWindow; today: Day }) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  const format = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { ...options, timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    )
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['corner']}>
          {t('client:table.vehicle')}
        </th>
        {daysOfWindow(window).map((day) => (
          <th
            key={day}
            scope="col"
            className={styles['day']}
            data-weekend={isWeekend(day)}
            aria-current={day === today ? 'date' : undefined}
          >
            <span aria-hidden="true">
              {format(day, { weekday: 'short' })}
              <b>{Number(day.slice(8))}</b>
              {(day === window.from || day.endsWith('-01')) && <i>{format(day, { month: 'short' })}</i>}
            </span>
            <span className="visually-hidden">
              {format(day, { weekday: 'long', day: 'numeric', month: 'long' })}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
