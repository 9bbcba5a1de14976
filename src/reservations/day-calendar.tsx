import { format, setDefaultOptions } from 'date-fns'
import { de, enGB, srLatn } from 'date-fns/locale'
import type { ReactNode } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { earliestReturn } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'

import 'react-datepicker/dist/react-datepicker.css'
import './day-calendar.css'

// The library's End key goes by this, whatever day its weeks start on.
setDefaultOptions({ weekStartsOn: 1 })

const LOCALES = { en: enGB, de, sr: srLatn }

interface DayCalendarProps {
  day: Day | undefined
  /** Where the rental begins, if the day is that of its end: the days between are marked. */
  pickup: Day | undefined
  minDay: Day
  isTaken: ((day: Day) => boolean) | undefined
  onChoose: (day: Day) => void
}

/** A month to choose a day from; days on which the selected vehicle is taken are marked, yet can be chosen. */
export function DayCalendar({ day, pickup, minDay, isTaken, onChoose }: DayCalendarProps) {
  const { t } = useTranslation('booking')
  const { language } = useFormats()
  const today = todayInBelgrade()
  const locale = LOCALES[language]
  const taken = (date: Date) => isTaken?.(dayOfDate(date)) === true
  const isInRental = (at: Day) => pickup !== undefined && day !== undefined && pickup <= at && at <= day
  const classOf = (date: Date) => {
    const at = dayOfDate(date)
    return [
      taken(date) && 'is-taken',
      at === today && 'is-today',
      at === pickup && 'is-pickup',
      isInRental(at) && 'is-in-rental',
      isInRental(at) && at === day && 'is-return',
    ]
      .filter(Boolean)
      .join(' ')
  }
  const stateOf = (date: Date) => {
    const at = dayOfDate(date)
    if (at < today) return t('dialog.past')
    if (at < minDay) return t(earliestReturn(at) < minDay ? 'dialog.beforePickup' : 'dialog.tooShort')
    return isTaken && t(isTaken(at) ? 'dialog.taken' : 'dialog.free')
  }
  const name = (text: HTMLElement | null, date: Date) => {
    const parts = [format(date, 'PPPP', { locale }), stateOf(date)]
    nameDay(text, parts.filter(Boolean).join(', '), dayOfDate(date) === today)
  }
  return (
    <>
      <DatePicker
        inline
        calendarStartDay={1}
        locale={locale}
        selected={day === undefined ? null : dateOf(day)}
        openToDate={dateOf(day ?? minDay)}
        minDate={dateOf(minDay)}
        onChange={(date: Date | null) => date && onChoose(dayOfDate(date))}
        dayClassName={classOf}
        renderDayContents={(number, date) => <span ref={(text) => date && name(text, date)}>{number}</span>}
        monthAriaLabelPrefix=""
        calendarContainer={Month}
        previousMonthAriaLabel={t('dialog.previousMonth')}
        nextMonthAriaLabel={t('dialog.nextMonth')}
        previousMonthButtonLabel={t('dialog.previousMonth')}
        nextMonthButtonLabel={t('dialog.nextMonth')}
      />
      {isTaken && <p className="taken-legend">{t('dialog.taken')}</p>}
    </>
  )
}

// The library's own container says 'Choose Date' in every language; the dialog around it has a name already.
function Month({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>
}

// The library names a day by its date alone, takes today from the browser's zone, and calls the grid of days a table.
function nameDay(text: HTMLElement | null, name: string, isToday: boolean): void {
  const day = text?.closest('[role="gridcell"]')
  day?.setAttribute('aria-label', name)
  if (isToday) day?.setAttribute('aria-current', 'date')
  else day?.removeAttribute('aria-current')
  day?.closest('[role="table"]')?.setAttribute('role', 'grid')
}

// The calendar works on Date objects of the browser's zone. Noon exists on every day of every zone; midnight does not.
const dateOf = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)), 12)

const dayOfDate = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, place) => String(part).padStart(place === 0 ? 4 : 2, '0'))
    .join('-')
