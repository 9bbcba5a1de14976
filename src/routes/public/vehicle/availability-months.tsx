import { useTranslation } from 'react-i18next'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import { monthGrids } from '@/rental/month-grid'
import { rentalTimeOn } from '@/rental/period'
import { addDays, todayInBelgrade, utcDateOf, type Day } from '@/rental/wall-clock'
import { Cluster, Stack } from '@/ui/layout'

import styles from './availability-months.module.css'

interface AvailabilityMonthsProps {
  vehicleId: string
  availability: Availability
  /** The chosen days, which are marked. */
  from: Day | undefined
  to: Day | undefined
}

const MONTHS = 3

/** Three months of days, each available or taken as a first day of a rental. */
export function AvailabilityMonths({ vehicleId, availability, from, to }: AvailabilityMonthsProps) {
  const { t } = useTranslation('vehicle')
  const { language } = useFormats()
  const { locale } = LANGUAGE_FACTS[language]
  const today = todayInBelgrade()
  const months = monthGrids(today, MONTHS)
  const weekdays = { short: nameOf(locale, { weekday: 'short' }), long: nameOf(locale, { weekday: 'long' }) }
  const monthOf = nameOf(locale, { month: 'long', year: 'numeric' })
  const stateOf = (day: Day) => {
    if (day < today) return 'past'
    const period = { start: rentalTimeOn(day), end: rentalTimeOn(addDays(day, 1)) }
    return availability.isFree(vehicleId, period) ? 'free' : 'taken'
  }
  return (
    <Stack gap={3}>
      <div className={styles.months}>
        {months.map(({ first, weeks }) => (
          <table key={first} className={styles.month}>
            <caption>{monthOf(first)}</caption>
            <thead>
              <tr>
                {WEEK.map((day) => (
                  <th key={day} scope="col" abbr={weekdays.long(day)}>
                    {weekdays.short(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.find((day) => day !== undefined)}>
                  {week.map((day, place) =>
                    day === undefined ? (
                      <td key={place} />
                    ) : (
                      <td
                        key={place}
                        data-state={stateOf(day)}
                        data-chosen={from !== undefined && to !== undefined && from <= day && day <= to}
                        aria-current={day === today ? 'date' : undefined}
                      >
                        <span className="visually-hidden">{t(`availability.${stateOf(day)}`)}, </span>
                        <time dateTime={day}>{Number(day.slice(8))}</time>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <Cluster as="ul" gap={5} className={styles.legend}>
        <li data-state="free">{t('availability.free')}</li>
        <li data-state="taken">{t('availability.taken')}</li>
      </Cluster>
    </Stack>
  )
}

// Any week, from its Monday on.
const WEEK = [
  '2024-01-01',
  '2024-01-02',
  '2024-01-03',
  '2024-01-04',
  '2024-01-05',
  '2024-01-06',
  '2024-01-07',
]

function nameOf(locale: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return (day: Day) => format.format(utcDateOf(day))
}
