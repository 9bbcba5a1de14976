import { useMemo, useSyncExternalStore } from 'react'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { dayOf, nowInBelgrade, utcDateOf, type WallClock } from '@/rental/wall-clock'

/** Gives a function that writes a time with its weekday, such as 'Monday, 15.03.2027 at 08:00'. */
export function useWeekdayTimeFormatter(): (time: WallClock) => string {
  const { dayAt, language } = useFormats()
  const { tag } = LANGUAGE_FACTS[language]
  const weekday = useMemo(() => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }), [tag])
  return (time) => {
    const day = dayOf(time)
    return `${weekday.format(utcDateOf(day))}, ${dayAt(day, time.slice(11, 16))}`
  }
}

/** The current minute in Belgrade, read again as it passes and whenever the page comes back into view. */
export const useCurrentMinute = (): WallClock => useSyncExternalStore(subscribeToMinute, currentMinute)

const currentMinute = (): WallClock => `${nowInBelgrade().slice(0, 16)}:00`

// Browsers slow or stop the timer of a page in the background, so the time is read when the page returns.
function subscribeToMinute(read: () => void) {
  const timer = setInterval(read, 10_000)
  document.addEventListener('visibilitychange', read)
  window.addEventListener('focus', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
    window.removeEventListener('focus', read)
  }
}
