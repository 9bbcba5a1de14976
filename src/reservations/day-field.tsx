import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { RENTAL_TIME } from '@/rental/period'
import type { Day } from '@/rental/wall-clock'

import styles from './day-field.module.css'

interface DayFieldProps {
  ref: Ref<HTMLInputElement>
  /** Which end of the rental period the day is. */
  end: 'pickup' | 'return'
  day: Day | undefined
  /** Whether the dialog is on its way. */
  isLoading: boolean
  onOpen: () => void
  /** Called when the dialog is likely to be opened soon. */
  onApproach: () => void
}

/** A read-only field, 'Pickup' or 'Return', that shows the chosen day and opens the dialog to choose another. */
export function DayField({ ref, end, day, isLoading, onOpen, onApproach }: DayFieldProps) {
  const { t } = useTranslation('common')
  const { dayAt } = useFormats()
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t(end)}</label>
      <input
        ref={ref}
        id={id}
        readOnly
        aria-haspopup="dialog"
        placeholder={t('chooseDay')}
        value={day === undefined ? '' : dayAt(day, RENTAL_TIME)}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onOpen()
        }}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      />
      {isLoading && (
        <span className={styles.loading} role="status">
          {t('loading')}
        </span>
      )}
    </div>
  )
}
