import { useId, type Ref } from 'react'

import styles from './day-field.module.css'

interface DayFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  /** The chosen day as text; '' if there is none. */
  value: string
  /** The text shown while the dialog loads. */
  loading: string | false
  onOpen: () => void
  /** Called when the dialog is likely to be opened soon. */
  onApproach: () => void
}

/** A read-only field that shows the chosen day and opens the dialog to choose another. */
export function DayField({ loading, label, onOpen, onApproach, ...input }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        className={styles.input}
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
      {loading && (
        <small className={styles.loading} role="status">
          {loading}
        </small>
      )}
    </div>
  )
}
