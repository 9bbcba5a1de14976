import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { groupByVehicle, timelineBars, type TimelineWindow } from '@/rental/timeline'
import { addDays, readDay, todayInBelgrade, type Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { useFocusAfterRemoval } from '@/ui/focus-page'
import { Cluster, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { Pager } from '@/ui/paged-table'
import { useOpenRow } from '@/ui/use-open-row'
import { useQueryState } from '@/ui/use-query-state'
import { pageOf, useTableState } from '@/ui/use-table-state'

import { shadesOf, TimelineHead } from './timeline-head'
import { useAdminLabels, type AdminLabels } from './use-admin-labels'
import { useReservationFilters } from './use-reservation-filters'
import type { ReservationList } from './use-reservation-list'

import styles from './timeline.module.css'

const PAGE_SIZE = 15
const NONE: readonly never[] = []

/** How many days the timeline can show at once. */
const SPANS = [14, 28] as const

/** Days shown before today. */
const LEAD_DAYS = 2

interface TimelineProps {
  list: ReservationList
  found: readonly Reservation[]
}

/** One row per vehicle, days across, the reservations as bars: which car is free when. */
export function Timeline({ list, found }: TimelineProps) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  const { query, page, goTo } = useTableState()
  const { vehicle: chosenVehicle, ...otherFilters } = useReservationFilters().filters
  const hidesReservations = Object.values(otherFilters).some(Boolean)
  const labels = useAdminLabels(list)
  const onFocus = useFocusAfterRemoval()
  const { hrefOf } = useOpenRow('reservation')
  const today = todayInBelgrade()
  const days = SPANS.find((days) => String(days) === query.get('days')) ?? SPANS[0]
  const aroundToday = addDays(today, -LEAD_DAYS)
  const defaultFrom = otherFilters.from ?? aroundToday
  const window: TimelineWindow = { from: readDay(query.get('day') ?? '') ?? defaultFrom, days }
  const byVehicle = useMemo(() => groupByVehicle(found), [found])
  const fleet = useMemo(() => {
    const { compare } = new Intl.Collator(LANGUAGE_FACTS[language].tag, { numeric: true })
    return Array.from(list.names.vehicles, ([id, name]) => ({ id, name }))
      .filter(({ id }) => chosenVehicle === undefined || id === chosenVehicle)
      .toSorted((a, b) => compare(a.name, b.name))
  }, [list.names, chosenVehicle, language])
  // Vehicles that are no longer in the fleet but are reserved on the days shown.
  const removedVehicles = [...byVehicle]
    .filter(([id, own]) => !list.names.vehicles.has(id) && timelineBars(own, window).length > 0)
    .map(([id]) => ({ id, name: list.names.vehicleFallbackName(id) }))
  const all = [...fleet, ...removedVehicles]
  const { shown, rows } = pageOf(all, page, PAGE_SIZE)
  return (
    <Stack onFocus={onFocus}>
      <TimelineNavigation window={window} defaultFrom={defaultFrom} aroundToday={aroundToday} />
      {hidesReservations && <Notice>{t('timeline.filtered')}</Notice>}
      {all.length === 0 ? (
        list.vehicles.rows && <p>{t(chosenVehicle ? 'timeline.noSuchVehicle' : 'timeline.noVehicles')}</p>
      ) : (
        // Takes the focus, so that the keyboard can scroll the area.
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
                  vehicle={row.name}
                  reservations={byVehicle.get(row.id) ?? NONE}
                  window={window}
                  labels={labels}
                  hrefOf={hrefOf}
                  // A reservation that the filters leave out still holds the vehicle.
                  emptyText={t(hidesReservations ? 'timeline.nothingFound' : 'timeline.free')}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Legend />
      <Pager page={shown} pageSize={PAGE_SIZE} count={all.length} onPage={goTo} />
    </Stack>
  )
}

const KINDS = ['success', 'waiting', 'slip', 'failed'] as const

/** Explains the looks of the bars. */
function Legend() {
  const { t } = useTranslation('reservations')
  return (
    <Cluster as="ul" aria-label={t('timeline.legend')}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.bar} data-status={kind}>
          {t(`filter.statuses.${kind}`)}
        </li>
      ))}
    </Cluster>
  )
}

interface TimelineNavigationProps {
  window: TimelineWindow
  /** The first day shown if none is chosen. */
  defaultFrom: Day
  /** The first day shown by the 'Today' button. */
  aroundToday: Day
}

/** The buttons that move the timeline by a week or to today, and the choice of how many days it shows. */
function TimelineNavigation({ window, defaultFrom, aroundToday }: TimelineNavigationProps) {
  const { t } = useTranslation(['reservations', 'common'])
  const { date } = useFormats()
  // Keeps the page, which holds the same vehicles on other days.
  const { change } = useQueryState()
  const showFrom = (day: Day) => change({ day: day === defaultFrom ? undefined : day })
  const last = addDays(window.from, window.days - 1)
  return (
    <Cluster className={styles.navigation}>
      <Button onClick={() => showFrom(addDays(window.from, -7))}>{t('timeline.earlier')}</Button>
      <Button onClick={() => showFrom(aroundToday)}>{t('timeline.today')}</Button>
      <Button onClick={() => showFrom(addDays(window.from, 7))}>{t('timeline.later')}</Button>
      <p role="status" className="touch">{`${date(window.from)} – ${date(last)}`}</p>
      <SelectField
        label={t('timeline.span')}
        value={window.days}
        onChange={(event) => change({ days: event.target.value })}
      >
        {SPANS.map((days) => (
          <option key={days} value={days}>
            {t('common:days', { count: days })}
          </option>
        ))}
      </SelectField>
    </Cluster>
  )
}

interface TimelineRowProps {
  vehicle: string
  reservations: readonly Reservation[]
  window: TimelineWindow
  labels: AdminLabels
  hrefOf: (id: string) => string
  /** The text for screen readers if there is no bar. */
  emptyText: string
}

/** A vehicle and its reservations on the days shown; each bar opens the panel of its reservation. */
function TimelineRow({ vehicle, reservations, window, labels, hrefOf, emptyText }: TimelineRowProps) {
  const bars = timelineBars(reservations, window)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  return (
    <tr>
      <th scope="row" className={styles.vehicle}>
        {vehicle}
      </th>
      <td colSpan={window.days} className={styles.track} style={{ '--lanes': lanes }}>
        {bars.length === 0 ? (
          <span className="visually-hidden">{emptyText}</span>
        ) : (
          <ul>
            {bars.map(({ row, left, width, lane, startsBefore, endsAfter }) => (
              <li key={row.id} style={{ '--left': left, '--width': width, '--lane': lane }}>
                <Link
                  to={hrefOf(row.id)}
                  preventScrollReset
                  aria-label={labels.bar(row)}
                  title={labels.bar(row)}
                  className={styles.bar}
                  data-status={awaitsConfirmation(row) ? 'slip' : readStatus(row.status)}
                  data-starts-before={startsBefore}
                  data-ends-after={endsAfter}
                >
                  {labels.user(row)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
