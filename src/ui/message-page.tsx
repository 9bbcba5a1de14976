import type { ReactNode } from 'react'

import { Cluster, Page } from './layout'
import { PageTitle } from './page-title'

import styles from './message-page.module.css'

interface MessagePageProps {
  title: string
  action: ReactNode
  children: ReactNode
}

/** A page with one message, and links or buttons that lead on. */
export const MessagePage = ({ title, action, children }: MessagePageProps) => (
  <Page gap={5} className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <h1>{title}</h1>
    <p>{children}</p>
    <Cluster fill>{action}</Cluster>
  </Page>
)
