import type { ComponentProps } from 'react'

import { FieldFrame, type FieldTexts } from './field-frame'

import styles from './field.module.css'

/** A labelled text field with its hint and its error. */
export function Field({ label, hint, error, aside, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <FieldFrame label={label} hint={hint} error={error} aside={aside}>
      {(control) => <input className={styles.input} {...input} {...control} />}
    </FieldFrame>
  )
}
