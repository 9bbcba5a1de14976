import type { ReactNode } from 'react'

import styles from './badge.module.css'

/** A label for a state: the text names the state, the colour only supports it. */
export function Badge({ tone, children }: { tone: 'success' | 'danger' | 'amber'; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
