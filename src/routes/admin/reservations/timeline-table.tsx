import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { addDays } from '@/rental/wall-clock'

import { shadesOf, TimelineHead } from './timeline-head'
import { TimelineRow, type TimelineRowProps } from './timeline-row'
import { useTimelineTip } from './timeline-tip'
import { useSideways } from './use-sideways'
import { useTimelineCursor, type CursorOptions } from './use-timeline-cursor'

import styles from './timeline.module.css'

interface TimelineTableProps
  extends CursorOptions, Pick<TimelineRowProps, 'labels' | 'hrefOf' | 'client' | 'emptyText'> {
  /** The reservations of a vehicle. */
  reservationsOf: (vehicleId: string) => readonly Reservation[]
}

/** The table of the timeline, with what moves in it: the place of the keyboard and the tip. */
export function TimelineTable({
  reservationsOf,
  labels,
  hrefOf,
  client,
  emptyText,
  ...place
}: TimelineTableProps) {
  const { t } = useTranslation('reservations')
  const { rows, window, today, showFrom } = place
  const { days } = window
  const { cursor, setCursor, onKeyDown, onFocus } = useTimelineCursor(place)
  const { tip, hide, events } = useTimelineTip(({ dataset, ariaLabel }) => {
    const row = reservationsOf(dataset['vehicle'] ?? '').find(({ id }) => id === dataset['bar'])
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
      onFocus={(event) => {
        events.onFocus(event)
        onFocus(event)
      }}
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
              client={client}
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
