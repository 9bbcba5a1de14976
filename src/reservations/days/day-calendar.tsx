import { format, setDefaultOptions } from 'date-fns'
import { de, enGB, srLatn } from 'date-fns/locale'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { earliestReturn } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { useMediaQuery } from '@/ui/use-media-query'

import 'react-datepicker/dist/react-datepicker.css'
import './day-calendar.css'

// The library's End key uses this setting, whichever day its weeks start on.
setDefaultOptions({ weekStartsOn: 1 })

const LOCALES = { en: enGB, de, sr: srLatn }

interface DayCalendarProps {
  /** Which end of the period is chosen here. */
  end: 'pickup' | 'return'
  from: Day | undefined
  to: Day | undefined
  /** The first day that can be chosen; undefined if any day can. */
  minDay: Day | undefined
  /** The words of a filter for both ends, if the days belong to one: then no day is said to be past, taken or free. */
  filter: Record<'pickup' | 'return', string> | undefined
  isTaken: ((day: Day) => boolean) | undefined
  onChoose: (day: Day) => void
}

/** Months to choose a day from; days on which the selected vehicle is taken are marked, but can be chosen. */
export function DayCalendar({ end, from, to, minDay, filter, isTaken, onChoose }: DayCalendarProps) {
  const { t } = useTranslation(['booking', 'common'])
  const { language } = useFormats()
  const isWide = useMediaQuery('(width >= 48rem)')
  const picker = useRef<DatePicker>(null)
  const today = todayInBelgrade()
  const locale = LOCALES[language]
  const [day, otherEnd] = end === 'pickup' ? [from, to] : [to, from]
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
  // The library names a day by its date alone, takes today from the browser's time zone, and calls the grid a table.
  const describe = (text: HTMLElement | null, date: Date) => {
    const cell = text?.closest('[role="gridcell"]')
    if (!cell) return
    const at = dayOfDate(date)
    const parts = [format(date, 'PPPP', { locale }), placeInPeriod(at), stateOf(at)]
    cell.setAttribute('aria-label', parts.filter(Boolean).join(', '))
    // Selected is the one day chosen here, not the whole period.
    cell.setAttribute('aria-selected', String(at === day))
    cell.setAttribute('aria-current', at === today ? 'date' : 'false')
    cell.closest('[role="table"]')?.setAttribute('role', 'grid')
  }
  // Keeps the month of a chosen day in its place: the library alone draws other months first, and loses the focus.
  useLayoutEffect(() => {
    const place = day !== undefined && document.querySelector(`${MONTH} ~ ${MONTH} ${CHOSEN}`) ? 1 : 0
    if (picker.current && (picker.current.state.monthSelectedIn ?? 0) !== place)
      picker.current.handleMonthSelectedInChange(place)
  }, [day])
  // The library would also mark a period whose return is before its pickup.
  const isReversed = from !== undefined && to !== undefined && to < from
  return (
    <>
      <DatePicker
        ref={picker}
        inline
        focusSelectedMonth
        monthsShown={isWide ? 2 : 1}
        calendarStartDay={1}
        locale={locale}
        selected={dateOrNone(day)}
        {...(minDay !== undefined && { minDate: dateOf(minDay) })}
        selectsStart={end === 'pickup'}
        selectsEnd={end === 'return'}
        startDate={dateOrNone(from)}
        endDate={dateOrNone(isReversed ? undefined : to)}
        selectsDisabledDaysInRange
        shouldCloseOnSelect={false}
        onChange={(date: Date | null) => date && onChoose(dayOfDate(date))}
        onMonthChange={() => queueMicrotask(focusDayIfLost)}
        dayClassName={classOf}
        renderDayContents={(number, date) => (
          <span ref={(text) => date && describe(text, date)}>{number}</span>
        )}
        monthAriaLabelPrefix=""
        calendarContainer={Months}
        previousMonthAriaLabel={t('dialog.previousMonth')}
        nextMonthAriaLabel={t('dialog.nextMonth')}
        previousMonthButtonLabel={t('dialog.previousMonth')}
        nextMonthButtonLabel={t('dialog.nextMonth')}
      />
      {isTaken && <p className="taken-legend muted small">{takenText}</p>}
    </>
  )
}

const MONTH = '.react-datepicker__month-container'
const CHOSEN = '.react-datepicker__day--selected:not(.react-datepicker__day--outside-month)'

// Replaces the library's container, which says 'Choose Date' in every language; the dialog has its own name.
const Months = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{children}</div>
)

/** Gives the focus to the day that keys move from: the chosen one, else the first that can be chosen. */
export const focusDay = () =>
  document
    .querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]:not(.react-datepicker__day--outside-month)')
    ?.focus({ preventScroll: true })

// The focused button to earlier months is removed at the first month.
const focusDayIfLost = () => document.activeElement === document.body && focusDay()

// The calendar uses Date objects in the browser's zone. Noon exists on every day in every zone; midnight does not.
const dateOf = (day: Day): Date => new Date(`${day}T12:00`)

const dateOrNone = (day: Day | undefined): Date | null => (day === undefined ? null : dateOf(day))

const dayOfDate = (date: Date): Day =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)
