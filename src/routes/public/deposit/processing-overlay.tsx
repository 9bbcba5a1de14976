import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { moveToastsToTop } from '@/ui/toast-host'

import styles from './processing-overlay.module.css'

/** A dialog that covers the page while the slip is sent; it holds the focus and cannot be closed. */
export function ProcessingOverlay() {
  const { t } = useTranslation('deposit')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    // A second Escape closes a dialog without a cancel event, so the key itself is refused.
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault()
    }
    element.showModal()
    moveToastsToTop()
    // Browsers differ in what they focus in a dialog without controls.
    element.querySelector('p')?.focus()
    element.addEventListener('keydown', refuseEscape)
    return () => {
      moveToastsToTop(element)
      element.removeEventListener('keydown', refuseEscape)
      element.close()
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
