import { vi } from 'vitest'

/**
 * Holds the timers of exactly that length, so that a test can end a long wait at once; all others run in real
 * time.
 */
export function holdTimers(length: number) {
  const setTrueTimeout = globalThis.setTimeout
  const held: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...parts) => {
    if (ms !== length) return setTrueTimeout(callback, ms, ...parts)
    // Still a real timer, since the app may clear it.
    const timer = setTrueTimeout(callback, ms, ...parts)
    held.push(() => {
      clearTimeout(timer)
      callback(...parts)
    })
    return timer
  })
  return {
    /** Ends every wait of that length. */
    end: () => {
      for (const fire of held.splice(0)) fire()
    },
  }
}

/**
 * Ends timers of these lengths at once; all others run in real time. The returned function gives how long the ended
 * timers would have taken together, in milliseconds.
 */
export function skipTimers(...lengths: number[]): () => number {
  const setTrueTimeout = globalThis.setTimeout
  let saved = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...parts) => {
    if (ms === undefined || !lengths.includes(ms)) return setTrueTimeout(callback, ms, ...parts)
    saved += ms
    return setTrueTimeout(callback, 0, ...parts)
  })
  return () => saved
}

// Longer than any wait of a test itself.
const LONG_MS = 10_000

/** Holds the timers of ten seconds and more until the test passes that time. All others run in real time. */
export function holdLongTimers() {
  const setTrueTimeout = globalThis.setTimeout
  const clearTrueTimeout = globalThis.clearTimeout
  const held = new Map<unknown, { due: number; fire: () => void }>()
  let now = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...parts) => {
    if (ms === undefined || ms < LONG_MS) return setTrueTimeout(callback, ms, ...parts)
    // Only an ID, by which the app may clear the held timer.
    const timer = setTrueTimeout(() => {}, 0)
    held.set(timer, { due: now + ms, fire: () => callback(...parts) })
    return timer
  })
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer)
    clearTrueTimeout(timer)
  })
  return {
    /** Lets that many milliseconds pass for the held timers. */
    pass: (ms: number) => {
      now += ms
      for (const [timer, { due, fire }] of held) {
        if (due > now) continue
        held.delete(timer)
        fire()
      }
    },
  }
}
