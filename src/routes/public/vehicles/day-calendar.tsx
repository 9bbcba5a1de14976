import { de, enGB, srLatn } from 'date-fns/locale'
import type { ReactNode } from 'react'
import DatePicker from 'react-datepicker'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import type { Day } from '@/rental/wall-clock'

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
  const taken = (date: Date) => isTaken?.(dayOfDate(date)) === true
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
        dayClassName={(date) => (taken(date) ? 'is-taken' : '')}
        renderDayContents={(number, date) =>
          date && taken(date) ? (
            <span ref={(text) => nameDay(text, t('dialog.taken'))}>
              {number}
              <span className="visually-hidden">, {t('dialog.taken')}</span>
            </span>
          ) : (
            number
          )
        }
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
function nameDay(text: HTMLElement | null, addition: string): void {
  const day = text?.closest('[role="gridcell"]')
  const name = day?.getAttribute('aria-label') ?? ''
  if (!name.endsWith(addition)) day?.setAttribute('aria-label', `${name}, ${addition}`)
}
