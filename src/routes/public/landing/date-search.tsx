import { useTranslation } from 'react-i18next'
import { Form, Link } from 'react-router-dom'

import { paths } from '@/paths'
import { RENTAL_TIME } from '@/rental/period'
import { nextWeek, thisWeekend } from '@/rental/quick-days'
import { DayFields } from '@/reservations/days/day-fields'
import { daysOfQuery } from '@/reservations/days/days-of-query'
import { currentMinute } from '@/reservations/use-current-minute'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'
import { useAfterHydration } from '@/ui/use-after-hydration'
import { useQueryState } from '@/ui/use-query-state'

import styles from './date-search.module.css'

/** The days chosen on the landing page; none until it is hydrated, as it was prerendered without a query. */
export function useChosenDays() {
  const { query } = useQueryState()
  return daysOfQuery(new URLSearchParams(useAfterHydration(query.toString(), '')))
}

/** Keeps two chosen days in the page's query and leads to the vehicles with them, also without script. */
export function DateSearch() {
  const { t } = useTranslation('landing')
  const { change } = useQueryState()
  const { from, to } = useChosenDays()
  // The page was prerendered on another day.
  const now = useAfterHydration(currentMinute(), '')
  return (
    <Form className={styles.search} aria-label={t('hero.searchLabel')} action={paths.vehicles}>
      <DayFields from={from} to={to} onChoose={change} />
      {from && <input type="hidden" name="from" value={from} />}
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" variant="primary">
        {t('hero.search')}
      </Button>
      <Cluster gap={5} className={styles.quick}>
        <Link className="touch" to={paths.booking(now ? thisWeekend(now) : {})}>
          {t('hero.thisWeekend')}
        </Link>
        <Link className="touch" to={paths.booking(now ? nextWeek(now) : {})}>
          {t('hero.nextWeek')}
        </Link>
      </Cluster>
      <p>
        <small className="muted">{t('hero.atEight', { time: RENTAL_TIME })}</small>
      </p>
    </Form>
  )
}
