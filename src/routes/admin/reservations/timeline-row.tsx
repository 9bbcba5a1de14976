import { memo, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { OWNER_RULES } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import type { RentalDays } from '@/rental/nearest-periods'
import { priceOf } from '@/rental/pricing'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { placeOf, timelineBars, type TimelineBar, type TimelineWindow } from '@/rental/timeline'
import { addDays, daysBetween, todayInBelgrade, type Day } from '@/rental/wall-clock'
import type { AdminLabels } from '@/reservations/desk/use-admin-labels'

import { TIP_ID } from './timeline-tip'
import { useOpenBooking } from './use-client-booking'
import {
  barAt,
  chosenDays,
  cursorOf,
  gapOn,
  within,
  type TimelineCursor,
  type TimelineVehicle,
} from './use-timeline-cursor'

import styles from './timeline.module.css'

interface TimelineRowProps {
  vehicle: TimelineVehicle
  window: TimelineWindow
  /** The text for screen readers if there is no bar. */
  emptyText: string
  labels: AdminLabels
  /** The address that opens a reservation. */
  hrefOf: (id: string) => string
  /** The place of the keyboard, if it is in this row. */
  cursor: TimelineCursor | undefined
  onChoose: (cursor: TimelineCursor) => void
}

/**
 * A vehicle, its reservations on the days shown, and the free days between them, which a press or a drag books. Memoized, so
 * that a move of the keyboard draws only the rows it leaves and reaches.
 */
export const TimelineRow = memo(function TimelineRow({
  labels,
  hrefOf,
  emptyText,
  cursor,
  ...row
}: TimelineRowProps) {
  const { t } = useTranslation(['desk', 'common', 'booking'])
  const { date, shortDate, money } = useFormats()
  const { vehicle, window } = row
  const { name, pricePerDay = 0, reservations, gaps, nextFree } = vehicle
  const bars = timelineBars(reservations, window)
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1))
  const activeBar = cursor && barAt(vehicle, cursor)
  const price = `${money(pricePerDay)} ${t('booking:card.perDay')}`
  return (
    <tr>
      <th scope="row" className={styles.vehicle}>
        {name}
        {nextFree && <small className="muted">{t('timeline.nextFree', { day: shortDate(nextFree) })}</small>}
      </th>
      <td colSpan={window.days} className={styles.track} style={{ '--lanes': lanes }}>
        {gaps.map((gap) => {
          const shown = shownDays(gap, window)
          if (shown.from >= shown.to) return null
          const days = t('common:days', { count: daysBetween(shown.from, shown.to) })
          const dates = t('timeline.gap', { from: date(shown.from), to: date(shown.to) })
          return (
            <Gap key={gap.from} gap={gap} label={[dates, days, name, price].join(', ')} {...row}>
              {days}
            </Gap>
          )
        })}
        {cursor && !activeBar && <Cell cursor={cursor} {...row} />}
        {bars.length === 0 ? (
          <span className="visually-hidden">{emptyText}</span>
        ) : (
          <ul>
            {bars.map((bar) => (
              <Bar
                key={bar.row.id}
                bar={bar}
                isActive={bar.row === activeBar}
                labels={labels}
                href={hrefOf(bar.row.id)}
                {...row}
              />
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
})

type PartProps = Pick<TimelineRowProps, 'vehicle' | 'window' | 'onChoose'>

interface BarProps extends PartProps {
  labels: AdminLabels
  href: string
  bar: TimelineBar<Reservation>
  /** Whether it is the one element of the timeline in the tab order. */
  isActive: boolean
}

/** A reservation; a press opens its panel. */
function Bar({ bar, isActive, labels, href, vehicle, window, onChoose }: BarProps) {
  const { row, left, width, lane, startsBefore, endsAfter } = bar
  // The keyboard goes on from the bar that has the focus, however that came there.
  const takeKeyboard = () => {
    const cursor = cursorOf(vehicle, row, window)
    if (!isActive && cursor) onChoose(cursor)
  }
  return (
    <li style={{ '--left': left, '--width': width, '--lane': lane }}>
      <Link
        to={href}
        preventScrollReset
        aria-label={labels.bar(row)}
        aria-describedby={TIP_ID}
        tabIndex={isActive ? 0 : -1}
        className={styles.bar}
        data-vehicle={row.vehicleId}
        data-bar={row.id}
        data-tip
        data-status={awaitsConfirmation(row) ? 'slip' : readStatus(row.status)}
        data-conflict={labels.conflict(row) ? true : undefined}
        data-starts-before={startsBefore}
        data-ends-after={endsAfter}
        onFocus={takeKeyboard}
      >
        {labels.user(row)}
      </Link>
    </li>
  )
}

/** The free days as far as the window shows them. */
function shownDays({ from, to }: RentalDays, window: TimelineWindow): RentalDays {
  const end = addDays(window.from, window.days)
  return { from: from < window.from ? window.from : from, to: to > end ? end : to }
}

/** Books free days of a vehicle; here, since the way there changes with the URL, and a row need not. */
function useBookDays({ id }: TimelineVehicle) {
  const openBooking = useOpenBooking()
  return ({ from, to }: RentalDays) => openBooking({ car: id, pickup: from, return: to })
}

interface GapProps extends PartProps {
  gap: RentalDays
  label: string
  children: string
}

/** Free days between reservations. A press books the day pressed; a mouse that is dragged over days books these. */
function Gap({ gap, label, children, vehicle, window, onChoose }: GapProps) {
  const book = useBookDays(vehicle)
  const anchor = useRef<Day>(undefined)
  const { from } = shownDays(gap, window)
  const dayAt = ({ clientX, currentTarget }: MouseEvent<HTMLElement>): Day => {
    const track = currentTarget.parentElement?.getBoundingClientRect()
    const place = track ? Math.floor(((clientX - track.left) / track.width) * window.days) : 0
    return within(addDays(window.from, place || 0), { from, to: gap.to })
  }
  const pickupAt = (event: MouseEvent<HTMLElement>) => within(dayAt(event), { from, to: addDays(gap.to, -1) })
  const choose = (day: Day) =>
    onChoose({ vehicleId: vehicle.id, lane: 0, day, anchor: (anchor.current ??= day) })
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.gap}
      style={asStyle(placeOf(gap, window))}
      aria-label={label}
      data-tip
      onPointerDown={(event) => {
        anchor.current = undefined
        // A finger that moves scrolls.
        if (event.pointerType === 'touch' || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        choose(pickupAt(event))
      }}
      onPointerMove={(event) => anchor.current !== undefined && event.buttons === 1 && choose(dayAt(event))}
      onPointerCancel={() => (anchor.current = undefined)}
      onClick={(event) => {
        const isByKey = event.detail === 0
        const day = isByKey ? from : anchor.current === undefined ? pickupAt(event) : dayAt(event)
        book(chosenDays({ day, anchor: isByKey ? undefined : anchor.current }))
        anchor.current = undefined
      }}
    >
      {children}
    </button>
  )
}

/** The day where the keyboard is, and the days chosen from there; Enter books them. */
function Cell({ cursor, vehicle, window }: PartProps & { cursor: TimelineCursor }) {
  const { t } = useTranslation(['desk', 'common', 'booking'])
  const { date, money, weekday } = useFormats()
  const book = useBookDays(vehicle)
  const { day, anchor } = cursor
  const isFree = gapOn(vehicle.gaps, anchor ?? day) !== undefined
  const chosen = chosenDays(cursor)
  const count = daysBetween(chosen.from, chosen.to)
  const { total } = priceOf(vehicle.pricePerDay ?? 0, count, OWNER_RULES.discounts)
  const sum = [t('common:days', { count }), money(total)]
  const whole = [
    anchor === undefined ? `${weekday(day)}, ${date(day)}` : `${date(chosen.from)} – ${date(chosen.to)}`,
    ...(isFree
      ? [t('timeline.isFree'), ...sum]
      : [t(day < todayInBelgrade() ? 'booking:dialog.past' : 'booking:card.notAvailable')]),
    vehicle.name,
  ]
  return (
    <>
      {anchor !== undefined && isFree && (
        <span className={styles.chosen} style={asStyle(placeOf(chosen, window))} aria-hidden="true">
          {sum.join(' · ')}
        </span>
      )}
      <button
        // A day of its own each time, so that it is read out when the focus comes.
        key={day}
        type="button"
        // Said, since the keys look for it.
        tabIndex={0}
        className={styles.cell}
        style={asStyle({ left: daysBetween(window.from, day) / window.days, width: 1 / window.days })}
        data-tip
        aria-label={whole.join(', ')}
        aria-disabled={!isFree}
        onClick={() => isFree && book(chosen)}
      />
    </>
  )
}

const asStyle = ({ left, width }: { left: number; width: number }) => ({ '--left': left, '--width': width })
