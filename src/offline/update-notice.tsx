import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'

import styles from './update-notice.module.css'

// Never removed: this live region announces the offer.
const host = document.createElement('div')
host.role = 'status'
document.body.append(host)
const root = createRoot(host)

/** Shows or hides the offer of a new release. */
export function showUpdate(isShown: boolean, onDecline: () => void): void {
  root.render(isShown ? <UpdateNotice onDecline={onDecline} /> : null)
}

function UpdateNotice({ onDecline }: { onDecline: () => void }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles.notice}>
      <p>{t('update.text')}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t('update.reload')}
      </Button>
      <Button onClick={onDecline}>{t('update.later')}</Button>
    </div>
  )
}
