import { useId, type ComponentProps, type ReactNode } from 'react'

import styles from './field.module.css'

interface FieldProps extends ComponentProps<'input'> {
  label: string
  hint?: string | undefined
  /** What is wrong with the value, in words; shown under the field and read out with it. */
  error?: string | undefined
  /** A control beside the input, such as one that shows a password. */
  aside?: ReactNode
}

/** A labelled text field with its hint and its error. */
export function Field({ label, hint, error, aside, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles['input']}
        {...input}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={described || undefined}
      />
      {aside}
      {hint && (
        <p className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
