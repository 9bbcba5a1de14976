import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { config } from '@/config'
import { useFormats } from '@/i18n/use-formats'
import { nowInBelgrade } from '@/rental/wall-clock'
import { Notice } from '@/ui/notice'

import { KEPT_AT } from './kept-at'

import styles from './offline-notice.module.css'

/** Says when the fleet that is shown without a connection was loaded. */
export function OfflineNotice() {
  const { t } = useTranslation('booking')
  const { dayAt } = useFormats()
  const [keptAt, setKeptAt] = useState<Date>()
  useEffect(() => {
    void lastKnownFleetAt().then(setKeptAt)
  }, [])
  if (keptAt === undefined) return null
  return (
    <div className={styles.age}>
      <Notice role="status">{t('fleetSeen', { time: dayAt(nowInBelgrade(keptAt)) })}</Notice>
    </div>
  )
}

/** When the kept copy of the fleet was loaded; undefined where there is no copy. */
async function lastKnownFleetAt(): Promise<Date | undefined> {
  // Some browsers have no Cache API, and some windows may not use the caches.
  const copy = await globalThis.caches?.match(`${config.apiUrl}/vehicles`).catch(() => undefined)
  const time = copy?.headers.get(KEPT_AT)
  return time ? new Date(time) : undefined
}
