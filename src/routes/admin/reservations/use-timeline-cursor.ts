import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'

import type { Reservation } from '@/api/reservations'
import type { Para } from '@/rental/money'
import type { RentalDays } from '@/rental/nearest-periods'
import { daysBeside, rowsOn, type TimelineWindow } from '@/rental/timeline'
import { addDays, type Day } from '@/rental/wall-clock'

import { useTimelineView } from './use-timeline-view'

/** The place of the keyboard in the timeline: a day of a vehicle, or one of the bars over that day. */
export interface TimelineCursor {
  vehicleId: string
  day: Day
  /** Which of the bars over the day. */
  lane: number
  /** The other end of the chosen days, which reach from here to the day. */
  anchor?: Day | undefined
}

/** A vehicle with what the timeline shows of it. */
export interface TimelineVehicle {
  id: string
  name: string
  /** In para; undefined if the vehicle cannot be booked, and then it has no gaps. */
  pricePerDay: Para | undefined
  /** The first day on which the vehicle is free, where the rows are sorted by it. */
  nextFree: Day | undefined
  reservations: readonly Reservation[]
  gaps: readonly RentalDays[]
}

/** The rental days that reach from one chosen day to another; one day alone is returned on the day after. */
export const chosenDays = ({ day, anchor = day }: Pick<TimelineCursor, 'day' | 'anchor'>): RentalDays => {
  const [from, to] = day < anchor ? [day, anchor] : [anchor, day]
  return { from, to: from === to ? addDays(to, 1) : to }
}

/** The free days that hold a day of pickup. */
const gapOn = (gaps: readonly RentalDays[], day: Day): RentalDays | undefined =>
  gaps.find(({ from, to }) => from <= day && day < to)

/** Whether the days chosen at the cursor are free. */
export const areFree = ({ gaps }: TimelineVehicle, { day, anchor = day }: TimelineCursor): boolean =>
  gapOn(gaps, anchor) !== undefined

/** The bar at the cursor. Days are chosen up to the next reservation, whose first day is the last of them. */
export const barAt = (
  vehicle: TimelineVehicle,
  { day, lane, anchor }: TimelineCursor,
): Reservation | undefined =>
  anchor !== undefined && gapOn(vehicle.gaps, anchor) ? undefined : rowsOn(vehicle.reservations, day)[lane]

/** The day, or the nearest in the range. */
export const within = (day: Day, { from, to }: RentalDays): Day => (day < from ? from : day > to ? to : day)

/** The place of the keyboard on the first day shown of a bar; undefined if the bar holds its vehicle on no noon. */
export function cursorOf(
  vehicle: TimelineVehicle,
  bar: Reservation,
  { from, days }: TimelineWindow,
): TimelineCursor | undefined {
  const day = within(addDays(daysBeside(bar).before, 1), { from, to: addDays(from, days - 1) })
  const lane = rowsOn(vehicle.reservations, day).indexOf(bar)
  return lane < 0 ? undefined : { vehicleId: vehicle.id, day, lane }
}

/** The one place of the timeline in the tab order, and the keys that move it (docs/decisions.md, "Keys of the timeline"). */
export function useTimelineCursor(rows: readonly TimelineVehicle[]) {
  const { window, today, last, showFrom, showToday, zoom } = useTimelineView()
  const [moved, setCursor] = useState<TimelineCursor>()
  const isShown = (day: Day) => window.from <= day && day <= last
  const cursor: TimelineCursor = {
    vehicleId: rows[0]?.id ?? '',
    lane: 0,
    ...(moved && rows.some(({ id }) => id === moved.vehicleId) ? moved : {}),
    day: moved && isShown(moved.day) ? moved.day : isShown(today) ? today : window.from,
  }
  const index = rows.findIndex(({ id }) => id === cursor.vehicleId)
  const row = rows[index]

  const targetOf = (event: KeyboardEvent): TimelineCursor | undefined => {
    if (row === undefined) return undefined
    const { day, lane, vehicleId, anchor } = cursor
    const bar = barAt(row, cursor)
    // Under the bar of a reservation that has freed its vehicle, the day itself can be chosen too.
    const stops = rowsOn(row.reservations, day).length + Number(gapOn(row.gaps, day) !== undefined)
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step !== undefined && event.shiftKey) {
      const gap = gapOn(row.gaps, anchor ?? day)
      return gap && { ...cursor, anchor: anchor ?? day, day: within(addDays(day, step), gap) }
    }
    const beside = bar && daysBeside(bar)
    const inRow = (rowIndex: number) => ({ vehicleId: rows[rowIndex]?.id ?? vehicleId, day, lane: 0 })
    const days: Partial<Record<string, Day>> = {
      ArrowLeft: beside?.before ?? addDays(day, -1),
      ArrowRight: beside?.after ?? addDays(day, 1),
      Home: today,
      PageUp: addDays(day, -window.days),
      PageDown: addDays(day, window.days),
    }
    const otherDay = days[event.key]
    if (otherDay !== undefined) return { vehicleId, day: otherDay, lane: 0 }
    if (event.key === 'ArrowUp') return lane > 0 ? { vehicleId, day, lane: lane - 1 } : inRow(index - 1)
    if (event.key === 'ArrowDown')
      return lane < stops - 1 ? { vehicleId, day, lane: lane + 1 } : inRow(index + 1)
    return undefined
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { currentTarget: area, key } = event
    const target = targetOf(event)
    const isZoom = key === '+' || key === '-'
    if (!target && !isZoom) return
    event.preventDefault()
    flushSync(() => {
      if (isZoom) zoom(key === '+' ? 1 : -1)
      if (!target) return
      setCursor(target)
      if (key === 'Home') showToday()
      else if (!isShown(target.day)) showFrom(addDays(target.day, -Math.floor(window.days / 2)))
    })
    area.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return {
    cursor,
    /** Chooses days by the pointer; undefined chooses none. */
    setCursor,
    onKeyDown,
  }
}
