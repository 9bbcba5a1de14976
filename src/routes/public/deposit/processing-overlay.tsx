import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './processing-overlay.module.css'

/** Covers the page while the slip is sent; the focus stays inside, and it cannot be closed. */
export function ProcessingOverlay() {
  const { t } = useTranslation('deposit')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    // A second Escape closes a dialog without asking, unless the key itself is refused.
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    element?.showModal()
    // Browsers differ in where they put the focus of a dialog without a control.
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
      <p role="status" tabIndex={-1} className={styles.told} aria-describedby={id}>
        {t('processing')}
      </p>
      <p id={id}>{t('patience')}</p>
    </dialog>
  )
}
