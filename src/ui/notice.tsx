import type { ReactNode, Ref } from 'react'

import { Cluster } from './layout'

import styles from './notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'warning' | 'danger' | 'success'
  /** 'alert' is read out at once, 'status' when the reader pauses; without a role the notice is read with the page. */
  role?: 'alert' | 'status'
  children: ReactNode
  /** A button or link to act on the message, at the end of its line. */
  action?: ReactNode
  ref?: Ref<HTMLElement>
}

/** Scrolls to what a press has brought: it may be outside the window, or under buttons that stick to the window. */
export const bringIntoSight = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' })

/** A message in the flow of the page. */
export function Notice({ tone = 'info', role, children, action, ref }: NoticeProps) {
  return (
    <Cluster gap={4} className={`${styles.notice} ${styles[tone]}`} role={role} ref={ref}>
      <div>{children}</div>
      {action}
    </Cluster>
  )
}
