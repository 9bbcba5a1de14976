import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { addDays, type Day } from '@/rental/wall-clock'
import { isModified } from '@/ui/table'

import { useOpenBooking } from './use-client-booking'
import {
  areFree,
  chosenDays,
  cursorOf,
  within,
  type TimelineCursor,
  type TimelineVehicle,
} from './use-timeline-cursor'
import { useTimelineView } from './use-timeline-view'

/** What an element of the timeline stands for: a bar, free days, or else the day where the keyboard is. */
export function partAt(target: EventTarget, rows: readonly TimelineVehicle[]) {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const vehicle = rows.find(({ id }) => id === element?.closest('tr')?.dataset['vehicle'])
  if (!element || !vehicle) return undefined
  const bar = vehicle.reservations.find(({ id }) => id === element.dataset['bar'])
  const gap = vehicle.gaps.find(({ from }) => from === element.dataset['gap'])
  return { element, vehicle, bar, gap }
}

/**
 * Presses in the timeline: on a bar, which opens its reservation, and on free days, which books the day pressed, or those
 * that a mouse is dragged over.
 */
export function useTimelinePointer(
  rows: readonly TimelineVehicle[],
  cursor: TimelineCursor,
  setCursor: (cursor: TimelineCursor) => void,
) {
  const { window } = useTimelineView()
  const navigate = useNavigate()
  const openBooking = useOpenBooking()
  const anchor = useRef<Day>(undefined)
  const freeDayAt = ({ target, clientX }: MouseEvent) => {
    const { element, vehicle, gap } = partAt(target, rows) ?? {}
    const track = element?.parentElement?.getBoundingClientRect()
    if (!element || !vehicle || !gap || !track) return undefined
    // A drag that goes beyond the left end stays in the days shown.
    const place = Math.floor(((clientX - track.left) / track.width) * window.days)
    const day = within(addDays(window.from, Math.max(0, place || 0)), gap)
    return { element, vehicle, gap, day, pickup: within(day, { ...gap, to: addDays(gap.to, -1) }) }
  }
  const choose = ({ id }: TimelineVehicle, day: Day) =>
    setCursor({ vehicleId: id, lane: 0, day, anchor: (anchor.current ??= day) })
  const book = ({ id }: TimelineVehicle, chosen: Pick<TimelineCursor, 'day' | 'anchor'>) => {
    const { from, to } = chosenDays(chosen)
    openBooking({ car: id, pickup: from, return: to })
  }
  return {
    onFocus: ({ target }: FocusEvent) => {
      const { element, vehicle, bar } = partAt(target, rows) ?? {}
      // The keyboard goes on from the bar that has the focus, however that came there.
      const place = vehicle && bar && element?.tabIndex === -1 ? cursorOf(vehicle, bar, window) : undefined
      if (place) setCursor(place)
    },
    onPointerDown: (event: PointerEvent) => {
      anchor.current = undefined
      const free = freeDayAt(event)
      // A finger that moves scrolls.
      if (!free || event.pointerType === 'touch' || event.button !== 0) return
      free.element.setPointerCapture(event.pointerId)
      choose(free.vehicle, free.pickup)
    },
    onPointerMove: (event: PointerEvent) => {
      const free = anchor.current !== undefined && event.buttons === 1 ? freeDayAt(event) : undefined
      if (free) choose(free.vehicle, free.day)
    },
    onPointerCancel: () => {
      anchor.current = undefined
    },
    onClick: (event: MouseEvent) => {
      const { element, vehicle, bar } = partAt(event.target, rows) ?? {}
      const free = freeDayAt(event)
      if (bar && !isModified(event)) {
        event.preventDefault()
        void navigate(element?.getAttribute('href') ?? '', { preventScrollReset: true })
      } else if (free && event.detail === 0) {
        book(free.vehicle, { day: within(window.from, free.gap) })
      } else if (free) {
        book(free.vehicle, anchor.current ? { day: free.day, anchor: anchor.current } : { day: free.pickup })
      } else if (vehicle && !bar && areFree(vehicle, cursor)) book(vehicle, cursor)
      anchor.current = undefined
    },
  }
}
