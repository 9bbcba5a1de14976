import { useId, type ReactNode } from 'react'

import styles from './control-row.module.css'

/** A control with its name beside it, or above it on a phone. */
export function ControlRow({ name, children }: { name: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <div className={styles.row} role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{name}</h3>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
