import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './skip-link.module.css'

/** The first link that the keyboard reaches: it skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={styles.skip} href="#main" onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}

// The browser would add a history entry without the state of the page, such as the reservation of a ticket.
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
