import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { groupByVehicle } from '@/rental/timeline'
import { Pager } from '@/ui/pager'
import { pageOf, useTableUrl } from '@/ui/use-table-url'

import { TimelineHead } from './timeline-head'
import { TimelineNavigation } from './timeline-navigation'
import { TimelineRow } from './timeline-row'
import { shadesOf } from './timeline-shades'
import { useAdminLabels } from './use-admin-labels'
import type { ReservationList } from './use-reservation-list'
import type { useReservationFilters } from './use-reservation-filters'
import { useWindow } from './use-timeline-window'

import styles from './timeline.module.css'

const PAGE_SIZE = 15

interface TimelineProps {
  url: ReturnType<typeof useReservationFilters>
  list: ReservationList
  found: readonly Reservation[]
}

/** One row per vehicle, days across, the reservations as bars: which car is free when. */
export function Timeline({ url, list, found }: TimelineProps) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  const { window, today, usual } = useWindow()
  const { page, goTo } = useTableUrl([], { by: '', descending: false })
  const texts = useAdminLabels(list)
  const { vehicle } = url.filters
  const fleet = useMemo(() => {
    const { compare } = new Intl.Collator(LANGUAGE_FACTS[language].tag, { numeric: true })
    return (list.vehicles.data ?? [])
      .filter(({ id }) => vehicle === undefined || id === vehicle)
      .toSorted((a, b) => compare(a.name, b.name))
  }, [list.vehicles.data, vehicle, language])
  const byVehicle = useMemo(() => groupByVehicle(found), [found])
  const { shown, rows } = pageOf(fleet, page, PAGE_SIZE)
  return (
    <div className={styles.timeline}>
      <TimelineNavigation url={url} window={window} usual={usual} />
      {fleet.length === 0 ? (
        <p>{t('timeline.noVehicles')}</p>
      ) : (
        // What scrolls can be scrolled by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroll} aria-label={t('timeline.name')} tabIndex={0}>
          <table
            className={styles.table}
            aria-label={t('timeline.name')}
            style={{ '--days': window.days, '--shades': shadesOf(window, today) }}
          >
            <TimelineHead window={window} today={today} />
            <tbody>
              {rows.map((row) => (
                <TimelineRow
                  key={row.id}
                  vehicle={row}
                  reservations={byVehicle.get(row.id) ?? NONE}
                  window={window}
                  texts={texts}
                  url={url}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Pager page={shown} pageSize={PAGE_SIZE} count={fleet.length} onPage={goTo} />
    </div>
  )
}

const NONE: readonly never[] = []
