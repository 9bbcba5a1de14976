import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { toast, ToastContainer, type CloseButtonProps, type Id } from 'react-toastify/unstyled'

import { focusPage } from './focus-page'
import { followToast, placeToasts, toastHost, type ToastKind, type ToastLink } from './toast'

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
        // The button goes, and with it the place of the keyboard: in a dialog its own close button is the first.
        event.currentTarget.closest('dialog')?.querySelector('button')?.focus()
        focusPage()
      }}
    >
      ×
    </button>
  )
}

const MOST_SUCCESSES = 3

let successes: Id[] = []

/** Shows a toast. One with a link stays until it is closed, so that there is time to follow it. */
export const pop = (kind: ToastKind, text: string, link?: ToastLink): void => {
  if (!link) {
    toast[kind](text)
    return
  }
  const shown = toast[kind](<LinkedText text={text} link={link} />, { autoClose: false })
  if (kind !== 'success') return
  // More of them would cover the page, such as the button of a panel; what has failed stays.
  successes = [...successes.filter((id) => toast.isActive(id)), shown]
  if (successes.length > MOST_SUCCESSES) toast.dismiss(successes.shift())
}

/** Takes back all toasts. */
export const takeBack = (): void => toast.dismiss()

function LinkedText({ text, link }: { text: string; link: ToastLink }) {
  return (
    <p className="toast-text">
      {text}{' '}
      <a
        href={link.to}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          if (!isHeldByDialog()) {
            followToast(event, link.to)
            return
          }
          event.preventDefault()
          // A press on a toast closes it, but this link is yet to be followed.
          event.stopPropagation()
        }}
      >
        {link.text}
      </a>
    </p>
  )
}

/** Whether the dialog that the toasts stand in would not close now: its form asks before what was typed goes. */
const isHeldByDialog = () =>
  toastHost()
    .closest('dialog')
    ?.dispatchEvent(new Event('cancel', { cancelable: true })) === false
