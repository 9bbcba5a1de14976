import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { dayOf, utcDateOf, type WallClock } from '@/rental/wall-clock'

/** Gives a function that writes a time with its weekday, such as 'Monday, 15.03.2027 at 08:00'. */
export function useWeekdayTimeFormatter(): (time: WallClock) => string {
  const { dayAt, language } = useFormats()
  const { tag } = LANGUAGE_FACTS[language]
  return (time) => {
    const day = dayOf(time)
    const weekday = utcDateOf(day).toLocaleDateString(tag, { weekday: 'long', timeZone: 'UTC' })
    return `${weekday}, ${dayAt(day, time.slice(11, 16))}`
  }
}
