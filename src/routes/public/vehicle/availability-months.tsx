import { useTranslation } from 'react-i18next'

import { dayFormatter } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import type { Availability } from '@/rental/availability'
import { monthsFrom } from '@/rental/months'
import { rentalTimeOn } from '@/rental/period'
import { addDays, todayInBelgrade, weekdayOf, type Day } from '@/rental/wall-clock'
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

// Any week, from its Monday on.
const WEEK = Array.from({ length: 7 }, (_, place) => addDays('2024-01-01', place))

/** Three months of days, each available or taken as the first day of a rental. */
export function AvailabilityMonths({ vehicleId, availability, from, to }: AvailabilityMonthsProps) {
  const { t } = useTranslation('booking')
  const { language } = useFormats()
  const today = todayInBelgrade()
  const weekday = dayFormatter({ weekday: 'short' }, language)
  const month = dayFormatter({ month: 'long', year: 'numeric' }, language)
  const wholeDay = dayFormatter({ weekday: 'long', day: 'numeric', month: 'long' }, language)
  const stateOf = (day: Day) => {
    if (day < today) return 'past'
    const period = { start: rentalTimeOn(day), end: rentalTimeOn(addDays(day, 1)) }
    return availability.isFree(vehicleId, period) ? 'free' : 'taken'
  }
  const isChosen = (day: Day) => from !== undefined && to !== undefined && from <= day && day <= to
  return (
    <Stack gap={3}>
      <div className={styles.months}>
        {monthsFrom(today, MONTHS).map(([first = today, ...others]) => (
          <Stack as="section" gap={2} key={first} aria-labelledby={first}>
            <h3 id={first}>{month(first)}</h3>
            <div className={styles.week} aria-hidden="true">
              {WEEK.map((day) => (
                <small key={day}>{weekday(day)}</small>
              ))}
            </div>
            <ol className={styles.days} style={{ '--blanks': (weekdayOf(first) + 6) % 7 }}>
              {[first, ...others].map((day) => (
                <li
                  key={day}
                  data-state={stateOf(day)}
                  data-chosen={isChosen(day)}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <span className="visually-hidden">
                    {t(`vehicle.availability.${stateOf(day)}`)}, {wholeDay(day)}
                  </span>
                  <span aria-hidden="true">{Number(day.slice(8))}</span>
                </li>
              ))}
            </ol>
          </Stack>
        ))}
      </div>
      <Cluster gap={5} className={`muted small ${styles.legend}`} aria-hidden="true">
        <span data-state="free">{t('vehicle.availability.free')}</span>
        <span data-state="taken">{t('vehicle.availability.taken')}</span>
      </Cluster>
    </Stack>
  )
}
