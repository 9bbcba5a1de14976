import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { addDays } from '@/rental/wall-clock'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { useFocusAfterRemoval } from '@/ui/focus-page'
import { Cluster, Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'
import { Pager } from '@/ui/paged-table'
import { useQueryState } from '@/ui/use-query-state'
import { useTableState } from '@/ui/use-table-state'

import { TimelineTable } from './timeline-table'
import { useReservationFilters } from './use-reservation-filters'
import { ROWS_SHOWN, useTimelineRows } from './use-timeline-rows'
import { SPANS, useTimelineView } from './use-timeline-view'

import styles from './timeline.module.css'

interface TimelineProps {
  list: ReservationList
  found: readonly Reservation[]
}

/** One row per vehicle, days across, the reservations as bars and the free days between them: which car is free when. */
export function Timeline({ list, found }: TimelineProps) {
  const { t } = useTranslation(['desk', 'client'])
  const { goTo } = useTableState()
  const { vehicle: chosenVehicle, ...otherFilters } = useReservationFilters().filters
  const hidesReservations = Object.values(otherFilters).some(Boolean)
  const onRemoval = useFocusAfterRemoval()
  const { rows, shown, count } = useTimelineRows(list, found)
  return (
    <Stack onFocus={onRemoval}>
      <TimelineNavigation />
      {hidesReservations && <Notice>{t('timeline.filtered')}</Notice>}
      {count === 0 ? (
        list.vehicles.rows && <p>{t(chosenVehicle ? 'timeline.noSuchVehicle' : 'timeline.noVehicles')}</p>
      ) : (
        <TimelineTable
          list={list}
          rows={rows}
          // A reservation that the filters leave out still holds the vehicle.
          emptyText={t(hidesReservations ? 'timeline.nothingFound' : 'timeline.free')}
        />
      )}
      <Legend hasConflicts={(list.conflicts?.size ?? 0) > 0} />
      <small id="timeline-keys" className="muted not-printed">
        {t('timeline.keys')}
      </small>
      <Pager page={shown} pageSize={ROWS_SHOWN} count={count} onPage={goTo} />
    </Stack>
  )
}

const KINDS = ['success', 'waiting', 'slip', 'failed'] as const

/** Explains the looks of the bars. */
function Legend({ hasConflicts }: { hasConflicts: boolean }) {
  const { t } = useTranslation('desk')
  return (
    <Cluster as="ul" aria-label={t('timeline.legend')}>
      {KINDS.map((kind) => (
        <li key={kind} className={styles.bar} data-status={kind}>
          {t(`filter.statuses.${kind}`)}
        </li>
      ))}
      {hasConflicts && (
        <li className={styles.bar} data-conflict>
          {t('conflict.name')}
        </li>
      )}
    </Cluster>
  )
}

/** The buttons that move the timeline or lead to today, the choice of how many days it shows, and the order of its rows. */
function TimelineNavigation() {
  const { t } = useTranslation(['desk', 'common'])
  const { date } = useFormats()
  // Keeps the page, which holds the same vehicles on other days.
  const { change } = useQueryState()
  const { filter } = useTableState()
  const { window, last, isByFreeDay, showFrom, showToday } = useTimelineView()
  const step = window.days > 28 ? 28 : 7
  return (
    <Cluster className={styles.navigation}>
      <Button onClick={() => showFrom(addDays(window.from, -step))}>{t('timeline.earlier')}</Button>
      <Button
        onClick={() => {
          showToday()
          bringIntoSight(document.querySelector('th[aria-current=date]'))
        }}
      >
        {t('timeline.today')}
      </Button>
      <Button onClick={() => showFrom(addDays(window.from, step))}>{t('timeline.later')}</Button>
      <p role="status" className="touch">{`${date(window.from)} – ${date(last)}`}</p>
      <SelectField
        label={t('timeline.order')}
        value={isByFreeDay ? 'free' : ''}
        options={[
          ['', t('timeline.byName')],
          ['free', t('timeline.byFreeDay')],
        ]}
        onChoose={(order) => filter({ order })}
      />
      <SelectField
        label={t('timeline.span')}
        value={window.days}
        options={SPANS.map((days) => [days, t('common:days', { count: days })])}
        onChoose={(days) => change({ days })}
      />
    </Cluster>
  )
}
