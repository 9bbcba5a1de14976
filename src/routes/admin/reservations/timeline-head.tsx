import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { daysOfWindow, type TimelineWindow } from '@/rental/timeline'
import { isWeekend, utcDateOf, type Day } from '@/rental/wall-clock'

import styles from './timeline.module.css'

/** The days across: their weekday and their number. */
export function TimelineHead({ window, today }: { window: TimelineWindow; today: Day }) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  const { weekday, month, whole } = useMemo(() => dayFormats(LANGUAGE_FACTS[language].tag), [language])
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
              {weekday(day)}
              <b>{Number(day.slice(8))}</b>
              {(day === window.from || day.endsWith('-01')) && <i>{month(day)}</i>}
            </span>
            <span className="visually-hidden">{whole(day)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

// A format is dear to make and cheap to use.
function dayFormats(tag: string) {
  const formatOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return (day: Day) => format.format(utcDateOf(day))
  }
  return {
    weekday: formatOf({ weekday: 'short' }),
    month: formatOf({ month: 'short' }),
    whole: formatOf({ weekday: 'long', day: 'numeric', month: 'long' }),
  }
}

/** The mark of today, the lines between the days and the shade of weekends, as one background for every row. */
export function shadesOf(window: TimelineWindow, today: Day): string {
  const width = 100 / window.days
  const lines: string[] = []
  const layers: string[] = []
  for (const [place, day] of daysOfWindow(window).entries()) {
    const begin = `${place * width}%`
    const end = `${(place + 1) * width}%`
    lines.push(`#0000 calc(${end} - 1px), var(--line) 0 ${end}, #0000 0`)
    if (day === today) layers.unshift(stripe(begin, `calc(${begin} + 2px)`, '--text'))
    if (isWeekend(day)) layers.push(stripe(begin, end, '--surface-sunk'))
  }
  // A repeating gradient would be shorter; Firefox fills the days with the colour of its lines.
  return [`linear-gradient(90deg, ${lines.join(', ')})`, ...layers].join(', ')
}

const stripe = (from: string, to: string, color: string) =>
  `linear-gradient(90deg, #0000 ${from}, var(${color}) ${from} ${to}, #0000 ${to})`
