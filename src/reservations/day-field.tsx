import { useId, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { useFormats } from '@/i18n/use-formats'
import { earliestReturn, RENTAL_TIME } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

import type { DayDialogProps } from './day-dialog'

import styles from './day-field.module.css'

// Its texts are the booking's, which other pages have not loaded.
const importDialog = async () => {
  const [dialog] = await Promise.all([import('./day-dialog'), loadTexts('booking')])
  return dialog
}

// Ahead of the press that needs the calendar; a failure shows only when it is needed.
const preloadDialog = () => {
  importDialog().catch(() => {})
}

interface DayFieldProps {
  /** Which end of the rental period the day is. */
  end: 'pickup' | 'return'
  day: Day | undefined
  /** The chosen day of pickup, where the field is that of the return. */
  pickup?: Day | undefined
  /** Whether the selected vehicle is taken on a day; left out where none is selected. */
  isTaken?: ((day: Day) => boolean) | undefined
  onChoose: (day: Day) => void
}

/** A read-only field, 'Pickup' or 'Return', that shows the chosen day and opens the dialog to choose another. */
export function DayField({ end, day, pickup, isTaken, onChoose }: DayFieldProps) {
  const { t } = useTranslation('common')
  const { dayAt } = useFormats()
  const [dialog, setDialog] = useState<'loading' | { DayDialog: ComponentType<DayDialogProps> }>()
  const id = useId()
  const open = async () => {
    setDialog('loading')
    try {
      setDialog(await importWithReload(importDialog))
    } catch {
      setDialog(undefined)
      void showToast('error', t('failure.calendarUnavailable'))
    }
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(end)}</label>
      <input
        id={id}
        readOnly
        aria-haspopup="dialog"
        placeholder={t('chooseDay')}
        value={day === undefined ? '' : dayAt(day, RENTAL_TIME)}
        onClick={() => void open()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          void open()
        }}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      {dialog === 'loading' && (
        <span className={styles.loading} role="status">
          {t('loading')}
        </span>
      )}
      {/* In the body it has the page's colour scheme, whatever that of the field is. */}
      {typeof dialog === 'object' &&
        createPortal(
          <dialog.DayDialog
            end={end}
            day={day}
            pickup={pickup}
            minDay={end === 'pickup' ? todayInBelgrade() : earliestReturn(pickup ?? todayInBelgrade())}
            isTaken={isTaken}
            onClose={() => setDialog(undefined)}
            onConfirm={(chosen) => {
              setDialog(undefined)
              onChoose(chosen)
            }}
          />,
          document.body,
        )}
    </div>
  )
}
