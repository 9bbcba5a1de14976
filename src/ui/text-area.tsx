import type { ComponentProps } from 'react'

import { FieldFrame, type FieldTexts } from './field'

import styles from './field.module.css'

/** A labelled field for a text of several lines, with its hint and its error. */
export function TextArea({ label, hint, error, ...area }: ComponentProps<'textarea'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => <textarea className={styles.input} {...area} {...control} />}
    </FieldFrame>
  )
}
