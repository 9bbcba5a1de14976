import { moveToastsToTop, toastHost } from './toast-host'

/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info'

/** The link in a toast. */
export interface ToastLink {
  to: string
  text: string
}

// A toast reports the result of a press; its script may take minutes to load.
const TOASTER_TIMEOUT_MS = 3000

/** Shows a toast for 5000 ms, or with a link until it is closed; the text alone where the script is slow or missing. */
export async function showToast(kind: ToastKind, text: string, link?: ToastLink): Promise<void> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, TOASTER_TIMEOUT_MS))
    const { displayToast } = await Promise.race([import('./toaster'), late])
    displayToast(kind, text, link)
  } catch {
    displayPlainToast(text)
  }
}

const DURATION_MS = 5000

function displayPlainToast(text: string): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'floating plain-toast'
  message.textContent = text
  moveToastsToTop()
  toastHost().append(message)
  setTimeout(() => message.remove(), DURATION_MS)
}
