import { useId, type ComponentProps, type ReactNode } from 'react'

import styles from './field.module.css'

/** The texts around the control of a field. */
export interface FieldTexts {
  label: string
  hint?: string | undefined
  /** What is wrong with the value; shown under the field and read out with it. */
  error?: string | undefined
  /** A control below the texts of the field, such as one that shows a password. */
  aside?: ReactNode
}

interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** Renders the control with the attributes that bind it to its label and its texts. */
  children: (control: ControlProps) => ReactNode
}

/** A label and a control, and below them the hint or the error, which repeats what the hint says. */
function FieldFrame({ label, hint, error, aside, children }: FieldFrameProps) {
  const id = useId()
  const described = error ? `${id}-error` : hint && `${id}-hint`
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described })}
      {hint && !error && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {aside}
    </div>
  )
}

/** A labelled text field with its hint or its error. */
export function Field({ label, hint, error, aside, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input className={styles.input} {...input} {...control} />}
    </FieldFrame>
  )
}

/** A labelled field for a text of several lines, with its hint or its error. */
export function TextArea({ label, hint, error, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <textarea className={styles.input} {...area} {...control} />}
    </FieldFrame>
  )
}

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  /** The choices after those among the children, each a value and its text. */
  options?: readonly (readonly [value: string | number, text: string])[]
  onChoose?: (value: string) => void
}

/** A labelled choice from a list. */
export function SelectField({ label, options, onChoose, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          className={styles.input}
          onChange={({ target }) => onChoose?.(target.value)}
          {...select}
          {...control}
        >
          {children}
          {options?.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
