import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled'

import { focusPage } from './focus-page'
import { type ToastKind, type ToastLink } from './toast'
import { followToastLink, moveToastsToTop, toastHost } from './toast-host'

import 'react-toastify/ReactToastify.css'
import './toaster.css'

// A toast is removed when its animation ends. A busy Chromium may report an end after 0 s, when it only begins.
toastHost().addEventListener(
  'animationend',
  (event) => {
    if (event.elapsedTime === 0) event.stopPropagation()
  },
  true,
)

// Mounted when the first toast loads this script, and then kept.
moveToastsToTop()
createRoot(toastHost().appendChild(document.createElement('div'))).render(<Toasts />)

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
    <button
      type="button"
      className="toast-close"
      aria-label={t('close')}
      onClick={(event) => {
        closeToast(event)
        // The removed button had the focus; in a dialog the close button takes it.
        event.currentTarget.closest('dialog')?.querySelector('button')?.focus()
        focusPage()
      }}
    >
      ×
    </button>
  )
}

const last: { success?: Id; info?: Id } = {}

/** Shows a toast. A toast with a link stays until it is closed, so that there is time to follow the link. */
export const displayToast = (kind: ToastKind, text: string, link?: ToastLink): void => {
  if (!link) {
    toast[kind](text)
    return
  }
  const shown = toast[kind](<LinkedText text={text} link={link} />, { autoClose: false })
  if (kind === 'error') return
  // Many would cover parts of the page, such as the button of a panel; failures stay.
  if (last[kind] !== undefined) toast.dismiss(last[kind])
  last[kind] = shown
}

/** Removes all toasts. */
export const dismissToasts = (): void => toast.dismiss()

function LinkedText({ text, link }: { text: string; link: ToastLink }) {
  return (
    <p className="toast-text">
      {text}{' '}
      <a
        href={link.to}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          // A press on a toast closes it, but this toast stays where its link was not followed.
          if (isBlockedByDialog()) event.stopPropagation()
          else followToastLink(link.to)
        }}
      >
        {link.text}
      </a>
    </p>
  )
}

/** Whether the dialog around the toasts refuses to close now, since its form asks before entries are lost. */
const isBlockedByDialog = () =>
  toastHost()
    .closest('dialog')
    ?.dispatchEvent(new Event('cancel', { cancelable: true })) === false
