import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled'

import { placeToasts, toastHost, type ToastKind } from './toast'

import 'react-toastify/ReactToastify.css'
import './toaster.css'

// A toast goes with the end of an animation. A busy Chromium may report an end after 0 s when it has only begun.
toastHost().addEventListener(
  'animationend',
  (event) => {
    if (event.elapsedTime === 0) event.stopPropagation()
  },
  true,
)

// Mounted with the first toast and then kept.
placeToasts()
createRoot(toastHost()).render(<Toasts />)

function Toasts() {
  const { t } = useTranslation()
  return (
    <ToastContainer
      aria-label={t('notifications')}
      position="top-right"
      theme="light"
      autoClose={5000}
      closeButton={CloseButton}
      closeOnClick
      hideProgressBar
      newestOnTop
    />
  )
}

function CloseButton({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className="toast-close" aria-label={t('close')} onClick={closeToast}>
      ×
    </button>
  )
}

/** Shows a toast. */
export const pop = (kind: ToastKind, text: string): void => {
  toast[kind](text)
}
