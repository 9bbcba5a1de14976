import { useRef, useState, type ComponentType } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { earliestReturn } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

import type { DayDialogProps } from './day-dialog'
import { DayField } from './day-field'

// Its texts are the booking's, which other pages have not loaded.
const importDialog = async () => {
  const [dialog] = await Promise.all([import('./day-dialog'), loadTexts('booking')])
  return dialog
}

// Ahead of the press that needs the calendar; a failure shows only when it is needed.
const preloadDialog = () => {
  importDialog().catch(() => {})
}

type End = 'pickup' | 'return'

interface OpenDialog {
  end: End
  /** The day of pickup that the return has to follow; just confirmed, it is not in the address yet. */
  pickup: Day | undefined
  DayDialog: ComponentType<DayDialogProps> | undefined
}

interface DayFieldsProps {
  from: Day | undefined
  to: Day | undefined
  /** Whether the selected vehicle is taken on a day, as that end of a rental; left out where none is selected. */
  isTaken?: ((end: End, day: Day) => boolean) | undefined
  onChoose: (chosen: { from: Day } | { to: Day }) => void
}

/** The fields 'Pickup' and 'Return' and their dialog: the pickup leads on to a return that is not chosen yet. */
export function DayFields({ from, to, isTaken, onChoose }: DayFieldsProps) {
  const { t } = useTranslation('common')
  const [dialog, setDialog] = useState<OpenDialog>()
  // Once chosen it is offered again, for either end.
  const [time, setTime] = useState('')
  const pickupField = useRef<HTMLInputElement>(null)
  const returnField = useRef<HTMLInputElement>(null)

  const open = async (end: End, pickup: Day | undefined) => {
    setDialog({ end, pickup, DayDialog: undefined })
    try {
      const { DayDialog } = await importWithReload(importDialog)
      setDialog({ end, pickup, DayDialog })
    } catch {
      setDialog(undefined)
      void showToast('error', t('failure.calendarUnavailable'))
    }
  }
  const close = (end: End) => {
    // Gone before the focus moves: all outside of an open dialog is inert.
    flushSync(() => setDialog(undefined))
    const field = end === 'pickup' ? pickupField : returnField
    field.current?.focus({ preventScroll: true })
  }
  const confirm = (end: End, day: Day, time: string) => {
    setTime(time)
    close(end)
    onChoose(end === 'pickup' ? { from: day } : { to: day })
    if (end === 'pickup' && to === undefined) void open('return', day)
  }
  const field = (end: End) => ({
    end,
    isLoading: dialog?.end === end && dialog.DayDialog === undefined,
    onOpen: () => void open(end, from),
    onApproach: preloadDialog,
  })
  return (
    <>
      <DayField ref={pickupField} day={from} {...field('pickup')} />
      <DayField ref={returnField} day={to} {...field('return')} />
      {/* In the body it has the page's colour scheme, whatever that of the field is. */}
      {dialog?.DayDialog &&
        createPortal(
          <dialog.DayDialog
            end={dialog.end}
            day={dialog.end === 'pickup' ? from : to}
            pickup={dialog.end === 'return' ? dialog.pickup : undefined}
            minDay={
              dialog.end === 'pickup' ? todayInBelgrade() : earliestReturn(dialog.pickup ?? todayInBelgrade())
            }
            time={time}
            isTaken={isTaken && ((day) => isTaken(dialog.end, day))}
            onClose={() => close(dialog.end)}
            onConfirm={(day, time) => confirm(dialog.end, day, time)}
          />,
          document.body,
        )}
    </>
  )
}
