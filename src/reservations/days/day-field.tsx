import type { Ref } from 'react'

import { Field } from '@/ui/field'

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
export function DayField({ loading, onOpen, onApproach, ...input }: DayFieldProps) {
  return (
    <Field
      {...input}
      className={styles.input}
      readOnly
      aria-haspopup="dialog"
      aside={
        loading && (
          <small className={styles.loading} role="status">
            {loading}
          </small>
        )
      }
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onOpen()
      }}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    />
  )
}
