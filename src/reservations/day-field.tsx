import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { RENTAL_TIME } from '@/rental/period'
import { todayInBelgrade, type Day } from '@/rental/wall-clock'
import { importWithReload } from '@/ui/import-with-reload'

import styles from './day-field.module.css'

const importDialog = () => import('./day-dialog')

const DayDialog = lazy(async () => ({ default: (await importWithReload(importDialog)).DayDialog }))

// Ahead of the press that needs the calendar; a failure shows only when it is needed.
const preloadDialog = () => {
  importDialog().catch(() => {})
}

interface DayFieldProps {
  label: string
  /** The heading of the dialog it opens. */
  title: string
  day: Day | undefined
  /** The first day that can be chosen; today where none is given. */
  minDay?: Day | undefined
  isTaken: ((day: Day) => boolean) | undefined
  onChoose: (day: Day) => void
}

/** A read-only field that shows a chosen day and opens the dialog to choose another. */
export function DayField({ label, title, day, minDay, isTaken, onChoose }: DayFieldProps) {
  const { t } = useTranslation('booking')
  const { dayAt } = useFormats()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        readOnly
        aria-haspopup="dialog"
        placeholder={t('chooseDay')}
        value={day === undefined ? '' : dayAt(day, RENTAL_TIME)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          setOpen(true)
        }}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      {open && (
        <Suspense fallback={<LoadingDialog />}>
          <DayDialog
            title={title}
            day={day}
            minDay={minDay ?? todayInBelgrade()}
            isTaken={isTaken}
            onClose={() => setOpen(false)}
            onConfirm={(chosen) => {
              setOpen(false)
              onChoose(chosen)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function LoadingDialog() {
  const { t } = useTranslation('common')
  return (
    <span className={styles.loading} role="status">
      {t('loading')}
    </span>
  )
}
