import { format, setDefaultOptions } from 'date-fns'
import { de, enGB, srLatn } from 'date-fns/locale'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { earliestReturn } from '@/rental/period'
import { addDays, todayInBelgrade, type Day } from '@/rental/wall-clock'
import { useMediaQuery } from '@/ui/use-media-query'

import 'react-datepicker/dist/react-datepicker.css'
import './day-calendar.css'

// The library's End key uses this setting, whichever day its weeks start on.
setDefaultOptions({ weekStartsOn: 1 })

const LOCALES = { en: enGB, de, sr: srLatn }

interface DayCalendarProps {
  /** How many months are shown side by side. */
  monthsShown: 1 | 2
  /** Which end of the period is chosen here. */
  end: 'pickup' | 'return'
  from: Day | undefined
  to: Day | undefined
  /** The first day that can be chosen; undefined if any day can. */
  minDay: Day | undefined
  /** The words of a filter for both ends, if the days belong to one: then no day is said to be past, taken or free. */
  filter: Record<'pickup' | 'return', string> | undefined
  isTaken: ((day: Day) => boolean) | undefined
  /** A day in the month that the user turned to, if any: that month is shown first. */
  shownMonth: Day | undefined
  onMonthShown: (to: Day) => void
  onChoose: (day: Day) => void
}

/** Months to choose a day from; days on which the selected vehicle is taken are marked, but can be chosen. */
export function DayCalendar({
  monthsShown,
  end,
  from,
  to,
  minDay,
  filter,
  isTaken,
  shownMonth,
  onMonthShown,
  onChoose,
}: DayCalendarProps) {
  const { t } = useTranslation(['booking', 'common'])
  const { language } = useFormats()
  const picker = useRef<DatePicker>(null)
  const today = todayInBelgrade()
  const locale = LOCALES[language]
  const day = end === 'pickup' ? from : to
  const otherEnd = end === 'pickup' ? to : from
  const [firstShownDay] = useState(() => {
    if (shownMonth !== undefined) return shownMonth
    const first = day ?? minDay ?? today
    const start = from ?? first
    // Starts with the month of the pickup where the whole track fits.
    return start <= first && monthOf(first) - monthOf(start) < monthsShown ? start : first
  })
  const [keptMonth, setKeptMonth] = useState<{ place: number }>()
  // Runs with the library's own turn to the new month; earlier, other months would be rendered and removed again.
  useLayoutEffect(() => {
    const { current } = picker
    // The call would render the calendar again even if nothing changes.
    if (keptMonth && current && keptMonth.place !== (current.state.monthSelectedIn ?? 0))
      current.handleMonthSelectedInChange(keptMonth.place)
  }, [keptMonth])
  const isTooEarly = (at: Day) => minDay !== undefined && at < minDay
  const classOf = (date: Date) => {
    const at = dayOfDate(date)
    return [
      !isTooEarly(at) && isTaken?.(at) === true && 'is-taken',
      at === today && 'is-today',
      at === otherEnd && 'is-other-end',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const placeInPeriod = (at: Day) => {
    if (at === from) return filter?.pickup ?? t('common:pickup')
    if (at === to) return filter?.return ?? t('common:return')
    return from && to && from < at && at < to && t('dialog.inPeriod')
  }
  // A taken return may itself be a day on which the car is available: the rental up to it is not.
  const takenText = t(end === 'return' && from ? 'dialog.takenThen' : 'dialog.taken')
  const stateOf = (at: Day) => {
    if (filter || (end === 'return' && at === from)) return undefined
    if (at < today) return t('dialog.past')
    if (minDay !== undefined && at < minDay)
      return t(earliestReturn(at) < minDay ? 'dialog.beforePickup' : 'dialog.tooShort')
    return isTaken && (isTaken(at) ? takenText : t('dialog.free'))
  }
  const name = (text: HTMLElement | null, date: Date) => {
    // React also calls the ref when the element is removed, with null.
    if (text === null) return
    const at = dayOfDate(date)
    const parts = [format(date, 'PPPP', { locale }), placeInPeriod(at), stateOf(at)]
    nameDay(text, parts.filter(Boolean).join(', '), at, { isToday: at === today, isChosen: at === day })
  }
  // The library would move the month of the new day to the first place, even if the second place shows it.
  const keepMonth = (place: number) => setKeptMonth({ place: Math.min(Math.max(place, 0), monthsShown - 1) })
  const keepMonthOnKey = ({ target, key }: KeyboardEvent) => {
    const at = target instanceof HTMLElement ? target.dataset.day : undefined
    if (at === undefined || !(target instanceof HTMLElement)) return
    const later = addDays(at, (STEPS[key] ?? stay)(dateOf(at)))
    const next = minDay !== undefined && later < minDay ? minDay : later
    keepMonth(placeOf(target) + monthOf(next) - monthOf(at))
  }
  // The library would also mark a period whose return is before its pickup.
  const isPeriod = from !== undefined && to !== undefined && from <= to
  const start = isPeriod || end === 'return' ? from : undefined
  return (
    <>
      <DatePicker
        ref={picker}
        inline
        monthsShown={monthsShown}
        calendarStartDay={1}
        locale={locale}
        selected={dateOrNone(day)}
        openToDate={dateOf(firstShownDay)}
        {...(minDay !== undefined && { minDate: dateOf(minDay) })}
        selectsStart={end === 'pickup'}
        selectsEnd={end === 'return'}
        startDate={dateOrNone(start)}
        endDate={dateOrNone(to)}
        selectsDisabledDaysInRange
        shouldCloseOnSelect={false}
        focusSelectedMonth
        onChange={(date: Date | null) => date && onChoose(dayOfDate(date))}
        onSelect={(_, event) => event?.target instanceof Element && keepMonth(placeOf(event.target))}
        onKeyDown={keepMonthOnKey}
        onMonthChange={(date) => onMonthShown(dayOfDate(date))}
        dayClassName={classOf}
        renderDayContents={(number, date) => <span ref={(text) => date && name(text, date)}>{number}</span>}
        monthAriaLabelPrefix=""
        calendarContainer={Months}
        previousMonthAriaLabel={t('dialog.previousMonth')}
        nextMonthAriaLabel={t('dialog.nextMonth')}
        previousMonthButtonLabel={t('dialog.previousMonth')}
        nextMonthButtonLabel={t('dialog.nextMonth')}
      />
      {isTaken && <p className="taken-legend">{takenText}</p>}
    </>
  )
}

/** How many months the window has room for side by side. */
export const useMonthsShown = (): 1 | 2 => (useMediaQuery('(width >= 48rem)') ? 2 : 1)

// How many days a key moves the focus; Page Up and Page Down turn the months, which the library does well.
const STEPS: Record<string, (from: Date) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (from) => -weekday(from),
  End: (from) => 6 - weekday(from),
}
const stay = () => 0
const weekday = (date: Date) => (date.getDay() + 6) % 7

/** The number of a month, counted on from year to year. */
const monthOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** In which of the months side by side an element is: 0 or 1. */
const placeOf = (element: Element) =>
  element.closest(MONTH)?.previousElementSibling?.matches(MONTH) === true ? 1 : 0

const MONTH = '.react-datepicker__month-container'

// Replaces the library's container, which says 'Choose Date' in every language; the dialog has its own name.
function Months({ className, children }: { className?: string; children?: ReactNode }) {
  const months = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    // With two months side by side, both would show the days around the change of month.
    for (const day of months.current?.querySelectorAll<HTMLElement>(
      `${MONTH}:not(:only-of-type) .react-datepicker__day--outside-month`,
    ) ?? []) {
      day.hidden = true
      day.removeAttribute('tabindex')
    }
    // The focused element may be gone with its month, or with the button that led to an earlier month.
    if (focused.current?.isConnected === false) focusDay(months.current)
  })
  useLayoutEffect(() => {
    // A new width of the window, or a confirmed pickup, has replaced the calendar that had the focus.
    if (document.activeElement === document.body) focusDay(months.current)
  }, [])
  return (
    <div
      ref={months}
      className={className}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={() => {
        focused.current = null
      }}
    >
      {children}
    </div>
  )
}

/** Gives the focus to the day that keys move from: the chosen one, else the first that can be chosen. */
export const focusDay = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })

// The library names a day by its date alone, takes today from the browser's time zone, and calls the grid a table.
function nameDay(
  text: HTMLElement,
  name: string,
  at: Day,
  { isToday, isChosen }: { isToday: boolean; isChosen: boolean },
): void {
  const day = text.closest<HTMLElement>('[role="gridcell"]')
  if (!day) return
  day.dataset.day = at
  day.setAttribute('aria-label', name)
  // Selected is the one day chosen here, not the whole period.
  day.setAttribute('aria-selected', String(isChosen))
  if (isToday) day.setAttribute('aria-current', 'date')
  else day.removeAttribute('aria-current')
  day.closest('[role="table"]')?.setAttribute('role', 'grid')
}

// The calendar uses Date objects in the browser's zone. Noon exists on every day in every zone; midnight does not.
const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12)

const dateOrNone = (day: Day | undefined): Date | null => (day === undefined ? null : dateOf(day))

const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0'))
    .join('-')
