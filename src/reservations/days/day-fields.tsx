import { useRef, useState, type ComponentType } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { useFormats } from '@/i18n/use-formats'
import { RENTAL_TIME } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

import type { DayDialogOptions, DayDialogProps, PeriodEnd } from './day-dialog'
import { DayField } from './day-field'

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

/** The fields 'Pickup' and 'Return' with their dialog: the pickup leads on to the return if none is chosen yet. */
export function DayFields(options: DayFieldsProps) {
  const { t } = useTranslation('common')
  const { date, dayAt } = useFormats()
  const [dialog, setDialog] = useState<OpenDialog>()
  // A chosen time is offered again, for either end.
  const [time, setTime] = useState('')
  const pickupField = useRef<HTMLInputElement>(null)
  const returnField = useRef<HTMLInputElement>(null)
  const { from, to, filter, onChoose } = options

  const open = async (end: PeriodEnd, from: Day | undefined) => {
    setDialog({ end, from, DayDialog: undefined })
    try {
      const DayDialog = await importWithReload(importDialog)
      setDialog({ end, from, DayDialog })
    } catch {
      setDialog(undefined)
      void showToast('error', t('failure.calendarUnavailable'))
    }
  }
  const close = (end: PeriodEnd, choose?: () => void) => {
    // Closes the dialog and applies the choice before the focus moves: all outside an open dialog is inert.
    flushSync(() => {
      setDialog(undefined)
      choose?.()
    })
    const field = end === 'pickup' ? pickupField : returnField
    field.current?.focus({ preventScroll: true })
  }
  const confirm = (end: PeriodEnd, day: Day | undefined, time: string) => {
    const choose = () => onChoose(end === 'pickup' ? { from: day } : { to: day })
    setTime(time)
    if (end === 'return' || to || filter) return close(end, choose)
    setDialog((open) => open && { ...open, end: 'return', from: day })
    return choose()
  }
  const field = (end: PeriodEnd, day: Day | undefined) => ({
    label: filter?.[end] ?? t(end),
    placeholder: filter?.any ?? t('chooseDay'),
    value: day ? (filter ? date(day) : dayAt(day, RENTAL_TIME)) : '',
    loading: dialog?.end === end && !dialog.DayDialog && t('loading'),
    onOpen: () => void open(end, from),
    onApproach: preloadDialog,
  })
  return (
    <>
      <DayField ref={pickupField} {...field('pickup', from)} />
      <DayField ref={returnField} {...field('return', to)} />
      {/* In the body, the dialog has the page's colour scheme, whatever the field's is. */}
      {dialog?.DayDialog &&
        createPortal(
          <dialog.DayDialog
            {...options}
            from={dialog.from}
            end={dialog.end}
            time={time}
            onClose={() => close(dialog.end)}
            onConfirm={(day, time) => confirm(dialog.end, day, time)}
          />,
          document.body,
        )}
    </>
  )
}
