import { useMemo, useSyncExternalStore } from 'react'

import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { dayOf, nowInBelgrade, utcDateOf, type WallClock } from '@/rental/wall-clock'

/** Writes a time with its weekday, such as 'Monday, 15.03.2027 at 08:00'. */
export function useWrittenTime(): (time: WallClock) => string {
  const { dayAt, language } = useFormats()
  const { tag } = LANGUAGE_FACTS[language]
  const weekday = useMemo(() => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }), [tag])
  return (time) => {
    const day = dayOf(time)
    return `${weekday.format(utcDateOf(day))}, ${dayAt(day, time.slice(11, 16))}`
  }
}

/** The minute it is in Belgrade, read anew whenever the page is looked at. */
export const useThisMinute = (): WallClock => useSyncExternalStore(onLook, thisMinute)

const thisMinute = (): WallClock => `${nowInBelgrade().slice(0, 16)}:00`

// No timer: the words of a page that nobody looks at may be old.
function onLook(look: () => void) {
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}
