import { useTranslation } from 'react-i18next'

import { Page } from './layout'
import { PageTitle } from './page-title'

import styles from './skeleton.module.css'

/** A grey placeholder of the given size while something loads; hidden from screen readers. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}

/** Stands for a page, and sets its title, while its script loads. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Page role="status" aria-label={t('loading')}>
      <PageTitle />
      <span className={styles.heading} />
      <span className={styles.word}>{t('loading')}</span>
      <span className={styles.content} />
    </Page>
  )
}
