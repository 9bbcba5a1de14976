import { useId, type Ref } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './day-field.module.css'

interface DayFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  /** The chosen day, written out; '' where there is none. */
  value: string
  /** Whether the dialog is on its way. */
  isLoading: boolean
  onOpen: () => void
  /** Called when the dialog is likely to be opened soon. */
  onApproach: () => void
}

/** A read-only field that shows the chosen day and opens the dialog to choose another. */
export function DayField({ isLoading, label, onOpen, onApproach, ...input }: DayFieldProps) {
  const { t } = useTranslation('common')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        readOnly
        aria-haspopup="dialog"
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
