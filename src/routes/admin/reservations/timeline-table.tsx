import { useTranslation } from 'react-i18next'

import { addDays } from '@/rental/wall-clock'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { useOpenRow } from '@/ui/use-open-row'

import { shadesOf, TimelineHead } from './timeline-head'
import { TimelineRow } from './timeline-row'
import { useTimelineTip } from './timeline-tip'
import { useSideways } from './use-sideways'
import { useTimelineCursor, type TimelineVehicle } from './use-timeline-cursor'
import { useTimelineView } from './use-timeline-view'

import styles from './timeline.module.css'

interface TimelineTableProps {
  list: ReservationList
  rows: readonly TimelineVehicle[]
  /** What screen readers are told of a vehicle without a bar. */
  emptyText: string
}

/** The table of the timeline, with what moves in it: the place of the keyboard and the tip. */
export function TimelineTable({ list, rows, emptyText }: TimelineTableProps) {
  const { t } = useTranslation('reservations')
  const { window, today, showFrom } = useTimelineView()
  const { days } = window
  const { labels } = list
  const { hrefOf } = useOpenRow('reservation')
  const { cursor, setCursor, onKeyDown } = useTimelineCursor(rows)
  const { tip, hide, events } = useTimelineTip(({ dataset, ariaLabel }) => {
    const vehicle = rows.find(({ id }) => id === dataset['vehicle'])
    const row = vehicle?.reservations.find(({ id }) => id === dataset['bar'])
    // The name of free days says all of them.
    if (row === undefined) return ariaLabel ?? undefined
    const other = labels.conflict(row)
    return [
      labels.user(row),
      `${labels.pickup(row)} – ${labels.return(row)}`,
      labels.vehicle(row),
      `${labels.duration(row)} · ${labels.amount(row)}`,
      ...(other ? [t('conflict.overlaps', { id: other.id })] : []),
    ].join('\n')
  })
  const sideways = useSideways(days, (count) => showFrom(addDays(window.from, count)))
  return (
    // The keyboard and the pointer move among the links and buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.scroll}
      aria-label={t('timeline.name')}
      aria-describedby="timeline-keys"
      {...events}
      {...sideways}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          hide()
          setCursor({ ...cursor, anchor: undefined })
        }
        onKeyDown(event)
      }}
    >
      <table
        className={styles.table}
        aria-label={t('timeline.name')}
        data-days={days}
        style={{ '--days': days, '--shades': shadesOf(window, today) }}
      >
        <TimelineHead window={window} today={today} />
        <tbody>
          {rows.map((row) => (
            <TimelineRow
              key={row.id}
              vehicle={row}
              window={window}
              labels={labels}
              hrefOf={hrefOf}
              emptyText={emptyText}
              cursor={row.id === cursor.vehicleId ? cursor : undefined}
              onChoose={setCursor}
            />
          ))}
        </tbody>
      </table>
      {tip}
    </section>
  )
}
