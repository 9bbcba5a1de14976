/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info'

/**
 * Shows a toast at the top right for 5000 ms. Its script is fetched with the first one; where that fails, the text is
 * shown all the same.
 */
export async function showToast(kind: ToastKind, text: string): Promise<void> {
  try {
    const { pop } = await import('./toaster')
    pop(kind, text)
  } catch {
    popPlainly(text)
  }
}

const DURATION_MS = 5000

function popPlainly(text: string): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'plain-toast'
  message.textContent = text
  document.body.append(message)
  setTimeout(() => message.remove(), DURATION_MS)
}

let host: HTMLElement | undefined

/** The element that holds the toasts, kept for good: it is the live region that announces them. */
export const toastHost = (): HTMLElement => (host ??= document.createElement('div'))

/**
 * Puts the toasts where they can be seen and heard: into the dialog on top, since all outside of a modal dialog is
 * inert, else into the page. A dialog calls it when it has opened, and before it goes.
 */
export function placeToasts(except?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const place = open.findLast((dialog) => dialog !== except) ?? document.body
  if (toastHost().parentElement !== place) place.append(toastHost())
}
