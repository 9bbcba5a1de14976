import { useTranslation } from 'react-i18next'

import { moveToastsToTop } from '@/ui/toast-host'

import styles from './processing-overlay.module.css'

/** A dialog that covers the page while the slip is sent; it holds the focus, and nothing closes it. */
export function ProcessingOverlay() {
  const { t } = useTranslation('client')
  return (
    <dialog
      ref={open}
      className={styles.overlay}
      aria-label={t('deposit.processing')}
      closedby="none"
      // For browsers without `closedby`.
      onCancel={(event) => event.preventDefault()}
    >
      <div role="status" tabIndex={-1} className={styles.told}>
        <strong>{t('deposit.processing')}</strong>
        <p>{t('deposit.patience')}</p>
      </div>
    </dialog>
  )
}

function open(dialog: HTMLDialogElement) {
  dialog.showModal()
  moveToastsToTop()
  // Browsers differ in what they focus in a dialog without controls.
  dialog.querySelector('div')?.focus()
  return () => {
    dialog.close()
    moveToastsToTop()
  }
}
