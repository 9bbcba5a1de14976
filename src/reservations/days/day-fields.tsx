import { useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { useFormats } from '@/i18n/use-formats'
import { rentalTimeOn } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'
import { Field } from '@/ui/field'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

import type { DayDialogOptions, DayDialogProps, PeriodEnd } from './day-dialog'

import styles from './day-fields.module.css'

// The texts of the dialog belong to the booking; other pages have not loaded them.
const importDialog = async () => {
  const [{ DayDialog }] = await Promise.all([import('./day-dialog'), loadTexts('booking')])
  return DayDialog
}

// Loads the dialog before the press that needs it; a failure shows only when the dialog is needed.
const preloadDialog = () => {
  importDialog().catch(() => {})
}

interface OpenDialog {
  end: PeriodEnd
  /** The pickup day that the return has to follow; a pickup just confirmed is not in the address yet. */
  from: Day | undefined
  DayDialog: ComponentType<DayDialogProps> | undefined
}

interface DayFieldsProps extends DayDialogOptions {
  onChoose: (chosen: { from: Day | undefined } | { to: Day | undefined }) => void
}

/**
 * The read-only fields 'Pickup' and 'Return', each of which opens the dialog; the pickup leads on to the return if none is
 * chosen yet.
 */
export function DayFields(options: DayFieldsProps) {
  const { t } = useTranslation('common')
  const { date, dayAt } = useFormats()
  const [dialog, setDialog] = useState<OpenDialog>()
  // A chosen time is offered again, for either end.
  const [time, setTime] = useState('')
  const { from, to, filter, onChoose } = options

  const open = async (end: PeriodEnd) => {
    setDialog({ end, from, DayDialog: undefined })
    try {
      const DayDialog = await importWithReload(importDialog)
      setDialog({ end, from, DayDialog })
    } catch {
      setDialog(undefined)
      void showToast('error', t('failure.calendarUnavailable'))
    }
  }
  const confirm = (end: PeriodEnd, day: Day | undefined, time: string) => {
    const isLast = end === 'return' || to !== undefined || filter !== undefined
    setTime(time)
    setDialog((open) => (isLast || !open ? undefined : { ...open, end: 'return', from: day }))
    onChoose(end === 'pickup' ? { from: day } : { to: day })
  }
  const field = (end: PeriodEnd, day: Day | undefined) => (
    <Field
      label={filter?.[end] ?? t(end)}
      className={styles.input}
      readOnly
      aria-haspopup="dialog"
      placeholder={filter?.any ?? t('chooseDay')}
      value={day ? (filter ? date(day) : dayAt(rentalTimeOn(day))) : ''}
      aside={
        dialog?.end === end &&
        !dialog.DayDialog && (
          <small className={`ink ${styles.loading}`} role="status">
            {t('loading')}
          </small>
        )
      }
      onClick={() => void open(end)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        void open(end)
      }}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
    />
  )
  return (
    <>
      {field('pickup', from)}
      {field('return', to)}
      {/* In the body, the dialog has the page's colour scheme, whatever the field's is. */}
      {dialog?.DayDialog &&
        createPortal(
          <dialog.DayDialog
            {...options}
            from={dialog.from}
            end={dialog.end}
            time={time}
            onClose={() => setDialog(undefined)}
            onConfirm={(day, time) => confirm(dialog.end, day, time)}
          />,
          document.body,
        )}
    </>
  )
}
