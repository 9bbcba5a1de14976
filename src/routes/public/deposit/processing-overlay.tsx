import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './processing-overlay.module.css'

/** Covers the page while the slip is sent; focus stays inside, and it cannot be closed (section 2). */
export function ProcessingOverlay() {
  const { t } = useTranslation('deposit')
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // A second Escape closes a dialog without asking, unless the key itself is refused.
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    element?.showModal()
    // Without a control in it, where a modal puts the focus differs from browser to browser.
    element?.querySelector('p')?.focus()
    element?.addEventListener('keydown', refuseEscape)
    return () => {
      element?.removeEventListener('keydown', refuseEscape)
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={t('processing')}
      onCancel={(event) => event.preventDefault()}
    >
      <p role="status" tabIndex={-1}>
        {t('processing')}
      </p>
    </dialog>
  )
}
