import { useTranslation } from 'react-i18next'

import { formatDay } from '@/i18n/format'
import type { TimelineWindow } from '@/rental/timeline'
import { addDays, type Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/select-field'

import type { useReservationFilters } from './use-reservation-filters'
import { SPANS } from './use-timeline-window'

import styles from './timeline.module.css'

interface TimelineNavigationProps {
  url: ReturnType<typeof useReservationFilters>
  window: TimelineWindow
  /** The first day shown where none is chosen. */
  usual: Day
}

/** The way through the days, a week at a time. */
export function TimelineNavigation({ url, window, usual }: TimelineNavigationProps) {
  const { t } = useTranslation(['reservations', 'common'])
  const goTo = (day: Day) => url.change({ day: day === usual ? undefined : day })
  const last = addDays(window.from, window.days - 1)
  return (
    <div className={styles.navigation}>
      <Button onClick={() => goTo(addDays(window.from, -7))}>{t('timeline.earlier')}</Button>
      <Button onClick={() => goTo(usual)}>{t('timeline.today')}</Button>
      <Button onClick={() => goTo(addDays(window.from, 7))}>{t('timeline.later')}</Button>
      <p role="status">
        {formatDay(window.from)} – {formatDay(last)}
      </p>
      <SelectField
        label={t('timeline.span')}
        value={window.days}
        onChange={(event) => url.change({ days: event.target.value })}
      >
        {SPANS.map((days) => (
          <option key={days} value={days}>
            {t('common:days', { count: days })}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
