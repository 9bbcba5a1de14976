import { followToastLink, moveToastsToTop, toastHost } from './toast-host'

/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info'

/** The link in a toast. */
export interface ToastLink {
  to: string
  text: string
}

// A toast reports the result of a press; its script may take minutes to load.
const TOASTER_TIMEOUT_MS = 3000

/**
 * Shows a toast at the top right for 5000 ms, or with a link until it is closed. The script is fetched with the first
 * toast; if that fails or takes long, the text is shown without it.
 */
export async function showToast(kind: ToastKind, text: string, link?: ToastLink): Promise<void> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, TOASTER_TIMEOUT_MS))
    const { displayToast } = await Promise.race([import('./toaster'), late])
    displayToast(kind, text, link)
  } catch {
    displayPlainToast(text, link)
  }
}

const DURATION_MS = 5000

function displayPlainToast(text: string, link: ToastLink | undefined): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'plain-toast'
  message.textContent = text
  // A press closes this toast, like every other toast.
  message.addEventListener('click', (event) => {
    const isLink = event.target instanceof HTMLAnchorElement
    // Left to the browser: a link for another tab, or in a dialog, whose form may have to ask first.
    if (isLink && (event.ctrlKey || event.metaKey || toastHost().closest('dialog'))) return
    if (link && isLink) followToastLink(event, link.to)
    message.remove()
  })
  if (link) {
    const anchor = document.createElement('a')
    anchor.href = link.to
    anchor.textContent = link.text
    message.append(' ', anchor)
  }
  moveToastsToTop()
  toastHost().append(message)
  if (!link) setTimeout(() => message.remove(), DURATION_MS)
}
