import i18next from 'i18next'

import { placeToasts, toastHost } from '@/ui/toast'

import styles from './connection-bar.module.css'

/** Says at the foot of every page, and in front of dialogs, that there is no connection, for as long as there is none. */
export function watchConnection(): void {
  const bar = document.createElement('p')
  bar.role = 'status'
  bar.className = styles.bar ?? ''
  toastHost().append(bar)
  placeToasts()
  const tell = () => {
    document.documentElement.toggleAttribute('data-offline', !navigator.onLine)
    bar.hidden = navigator.onLine
    bar.textContent = navigator.onLine ? '' : i18next.t('common:offline')
  }
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  tell()
}
