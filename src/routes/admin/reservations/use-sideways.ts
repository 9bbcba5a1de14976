import { useRef, type TouchEvent, type WheelEvent } from 'react'

// A browser lets a page change its address about four times a second.
const PAUSE_MS = 250

/** Wheel and finger that go on sideways where the timeline cannot be scrolled any further show earlier or later days. */
export function useSideways(days: number, shift: (days: number) => void) {
  // Pixels moved beyond the end, and when the days last changed.
  const beyond = useRef(0)
  const changedAt = useRef(0)
  const finger = useRef({ x: 0, y: 0 })
  const move = (area: Element, distance: number, now: number) => {
    const { scrollLeft, scrollWidth, clientWidth } = area
    const isAtEnd = distance < 0 ? scrollLeft <= 0 : scrollLeft + clientWidth >= scrollWidth - 1
    if (!isAtEnd || beyond.current * distance < 0) beyond.current = 0
    if (!isAtEnd || distance === 0) return
    beyond.current += distance
    const dayWidth = scrollWidth / days || 1
    const moved = Math.trunc(beyond.current / dayWidth)
    if (moved === 0 || now - changedAt.current < PAUSE_MS) return
    beyond.current -= moved * dayWidth
    changedAt.current = now
    shift(moved)
  }
  return {
    onWheel: ({ currentTarget, deltaX, deltaY, shiftKey, timeStamp }: WheelEvent) =>
      move(currentTarget, shiftKey && deltaX === 0 ? deltaY : deltaX, timeStamp),
    onTouchStart: ({ touches }: TouchEvent) => {
      finger.current = placeOf(touches)
    },
    onTouchMove: ({ currentTarget, touches, timeStamp }: TouchEvent) => {
      const before = finger.current
      finger.current = placeOf(touches)
      const distance = before.x - finger.current.x
      // A finger that moves up or down scrolls the page.
      if (Math.abs(distance) > Math.abs(before.y - finger.current.y)) move(currentTarget, distance, timeStamp)
    },
  }
}

const placeOf = (touches: TouchEvent['touches']) => {
  const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {}
  return { x, y }
}
