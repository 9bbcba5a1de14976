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

let follow: ((to: string) => void) | undefined

/** Sets how the link of a toast is followed; until then the browser follows it like any other link. */
export function followToastLinksWith(navigate: (to: string) => void): void {
  follow = navigate
}

/** Follows the link of a toast within the app, or leaves it to the browser if no way is set. */
export function followToastLink(event: Pick<MouseEvent, 'preventDefault'>, to: string): void {
  if (follow === undefined) return
  event.preventDefault()
  follow(to)
}

let host: HTMLElement | undefined

/** The element that holds the toasts. It is never replaced: it is the live region that announces them. */
export const toastHost = (): HTMLElement => (host ??= createHost())

function createHost(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/**
 * Moves the toasts to where they can be seen and heard: into the dialog on top, since all outside a modal dialog is
 * inert, else into the page. The toasts are a popover, which no dialog cuts off at its edge. A dialog calls this when
 * it has opened, and with itself as `except` before it closes.
 */
export function moveToastsToTop(except?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const parent = open.findLast((dialog) => dialog !== except) ?? document.body
  if (toastHost().parentElement === parent) return
  parent.append(toastHost())
  // Firefox has popovers since version 125; without popovers the toasts are laid out in the dialog.
  if ('showPopover' in toastHost()) toastHost().showPopover()
}
