import { useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

/** The administrator's search over everything, loaded when it is first opened: its dialog, and what opens it. */
export function useSearchDialog(isAllowed: boolean) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<ComponentType<{ onClose: () => void }>>()
  const open = async () => {
    setOpen(true)
    if (Part) return
    try {
      const [{ SearchDialog }] = await Promise.all([
        importWithReload(() => import('@/reservations/search/search-dialog')),
        loadTexts('desk'),
      ])
      setPart(() => SearchDialog)
    } catch {
      setOpen(false)
      void showToast('error', t('fault.scriptTitle'))
    }
  }
  return { open, dialog: isAllowed && isOpen && Part && <Part onClose={() => setOpen(false)} /> }
}
