import type { ReactNode } from 'react'

import { PageTitle } from './page-title'

import styles from './message-page.module.css'

/** A page with one message, and links or buttons that lead on. */
export function MessagePage({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p>{children}</p>
      <div className={styles.ways}>{action}</div>
    </div>
  )
}
