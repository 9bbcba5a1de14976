import { onlineManager } from '@tanstack/react-query'
import i18next from 'i18next'

import { moveToastsToTop, toastHost } from '@/ui/toast-host'

import styles from './connection-bar.module.css'

/** While there is no connection, says so at the foot of every page, in front of dialogs too. */
export function watchConnection(): void {
  const bar = document.createElement('p')
  bar.role = 'status'
  bar.className = `ink small not-printed ${styles.bar}`
  toastHost().append(bar)
  moveToastsToTop()
  const showState = (isOnline: boolean) => {
    document.documentElement.toggleAttribute('data-offline', !isOnline)
    bar.hidden = isOnline
    bar.textContent = isOnline ? '' : i18next.t('common:offline')
  }
  // The query library assumes a connection at the start, and would then not report that one has come back.
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(showState)
  showState(navigator.onLine)
}
