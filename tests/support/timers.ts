import { vi } from 'vitest'

/**
 * Keeps back the timers of exactly that length, so that a test can let a long wait end at once; all others run in
 * true time.
 */
export function holdTimers(length: number) {
  const setTrueTimeout = globalThis.setTimeout
  const held: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...parts) => {
    if (ms !== length) return setTrueTimeout(callback, ms, ...parts)
    // Still a true timer, since the app may clear it.
    const timer = setTrueTimeout(callback, ms, ...parts)
    held.push(() => {
      clearTimeout(timer)
      callback(...parts)
    })
    return timer
  })
  return {
    /** How many such timers were started. */
    count: () => held.length,
    /** Ends every wait of that length. */
    end: () => {
      for (const fire of held.splice(0)) fire()
    },
  }
}

/**
 * Ends timers of these lengths at once; all others run in true time. What it gives tells how long those together would
 * have taken.
 */
export function hurryTimers(...lengths: number[]): () => number {
  const setTrueTimeout = globalThis.setTimeout
  let saved = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((callback, ms, ...parts) => {
    if (ms === undefined || !lengths.includes(ms)) return setTrueTimeout(callback, ms, ...parts)
    saved += ms
    return setTrueTimeout(callback, 0, ...parts)
  })
  return () => saved
}
