import { de, enGB, srLatn } from 'date-fns/locale'
import type { ReactNode } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'

import { dateOf, dayOfDate } from './calendar-date'

import 'react-datepicker/dist/react-datepicker.css'
import './day-calendar.css'

const LOCALES = { en: enGB, de, sr: srLatn }

interface DayCalendarProps {
  day: Day | undefined
  minDay: Day
  isTaken: ((day: Day) => boolean) | undefined
  onChoose: (day: Day) => void
}

/** A month to choose a day from; days on which the selected car is taken are marked. */
export function DayCalendar({ day, minDay, isTaken, onChoose }: DayCalendarProps) {
  const { t } = useTranslation('booking')
  const { language } = useFormats()
  const today = todayInBelgrade()
  const taken = (date: Date) => isTaken?.(dayOfDate(date)) === true
  const classOf = (date: Date) =>
    [taken(date) && 'is-taken', dayOfDate(date) === today && 'is-today'].filter(Boolean).join(' ')
  return (
    <>
      <DatePicker
        inline
        calendarStartDay={1}
        locale={LOCALES[language]}
        selected={day === undefined ? null : dateOf(day)}
        openToDate={dateOf(day ?? minDay)}
        minDate={dateOf(minDay)}
        onChange={(date: Date | null) => date && onChoose(dayOfDate(date))}
        dayClassName={classOf}
        renderDayContents={(number, date) => (
          <span
            ref={(text) => date && tellOf(text, dayOfDate(date) === today, taken(date) && t('dialog.taken'))}
          >
            {number}
            {date && taken(date) && <span className="visually-hidden">, {t('dialog.taken')}</span>}
          </span>
        )}
        monthAriaLabelPrefix=""
        calendarContainer={Month}
        previousMonthAriaLabel={t('dialog.previousMonth')}
        nextMonthAriaLabel={t('dialog.nextMonth')}
        previousMonthButtonLabel={t('dialog.previousMonth')}
        nextMonthButtonLabel={t('dialog.nextMonth')}
        chooseDayAriaLabelPrefix=""
        disabledDayAriaLabelPrefix=""
      />
      {isTaken && <p className="taken-legend">{t('dialog.taken')}</p>}
    </>
  )
}

// The library's own container says 'Choose Date' in every language; the dialog around it has a name already.
function Month({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={className}>{children}</div>
}

// The library names a day by a label of its own, which hides what stands in the day; so the label has to say it too.
// And its today is the browser's.
function tellOf(text: HTMLElement | null, isToday: boolean, addition: string | false): void {
  const day = text?.closest('[role="gridcell"]')
  if (isToday) day?.setAttribute('aria-current', 'date')
  else day?.removeAttribute('aria-current')
  const name = day?.getAttribute('aria-label') ?? ''
  if (addition && !name.endsWith(addition)) day?.setAttribute('aria-label', `${name}, ${addition}`)
}
