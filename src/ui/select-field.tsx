import { useId, type ComponentProps } from 'react'

import styles from './field.module.css'

/** A labelled choice from a list. */
export function SelectField({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.input} {...select} id={id} />
    </div>
  )
}
