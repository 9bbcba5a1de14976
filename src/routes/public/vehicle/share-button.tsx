import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { showToast } from '@/ui/toast'

/** Opens the system's sheet to share the page, with its chosen days; without one, copies the link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation(['booking', 'common'])
  const share = async () => {
    const url = location.href
    // Not every browser has it.
    if (typeof navigator.share === 'function') {
      // Rejects when the sheet is closed without a choice.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    try {
      // Throws without https, where there is no clipboard.
      await navigator.clipboard.writeText(url)
      void showToast('success', t('vehicle.copied'))
    } catch {
      void showToast('error', t('common:copy.failed'))
    }
  }
  return <Button onClick={() => void share()}>{t('vehicle.share')}</Button>
}
