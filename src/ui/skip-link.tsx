import { useTranslation } from 'react-i18next'

import styles from './skip-link.module.css'

/** The first link that the keyboard reaches: it skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  )
}
