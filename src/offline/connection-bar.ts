import { onlineManager } from '@tanstack/react-query'
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
  const tell = (isOnline: boolean) => {
    document.documentElement.toggleAttribute('data-offline', !isOnline)
    bar.hidden = isOnline
    bar.textContent = isOnline ? '' : i18next.t('common:offline')
  }
  // The library takes a connection for granted when it starts; then one that comes back would be no news to it.
  onlineManager.setOnline(navigator.onLine)
  onlineManager.subscribe(tell)
  i18next.on('languageChanged', () => tell(onlineManager.isOnline()))
  tell(navigator.onLine)
}
