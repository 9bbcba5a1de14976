import { useState, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { loadTexts } from '@/i18n/start'
import { importWithReload } from '@/ui/import-with-reload'
import { showToast } from '@/ui/toast'

type SearchDialog = ComponentType<{ onClose: () => void }>

// Loaded when it is first opened, with its texts.
async function loadSearchDialog(): Promise<SearchDialog> {
  const [{ SearchDialog }] = await Promise.all([
    importWithReload(() => import('@/reservations/search/search-dialog')),
    loadTexts('search', 'reservations'),
  ])
  return SearchDialog
}

/** The administrator's search over everything: its dialog, and what opens it. */
export function useSearchDialog(isAllowed: boolean): { open: () => void; dialog: ReactNode } {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [Part, setPart] = useState<SearchDialog>()
  const open = async () => {
    setOpen(true)
    if (Part) return
    try {
      const loaded = await loadSearchDialog()
      setPart(() => loaded)
    } catch {
      setOpen(false)
      void showToast('error', t('fault.scriptTitle'))
    }
  }
  return {
    open: () => void open(),
    dialog: isAllowed && isOpen && Part && <Part onClose={() => setOpen(false)} />,
  }
}
