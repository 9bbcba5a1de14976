/** What a toast reports. */
export type ToastKind = 'success' | 'error' | 'info'

/** Where a toast leads. */
export interface ToastLink {
  to: string
  text: string
}

// A toast tells what came of a press; a script on its way may hang for minutes.
const PATIENCE_MS = 3000

/**
 * Shows a toast at the top right for 5000 ms, or with a link until it is closed. Its script is fetched with the first
 * one; where that fails or takes long, the text is shown all the same.
 */
export async function showToast(kind: ToastKind, text: string, link?: ToastLink): Promise<void> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
    const { pop } = await Promise.race([import('./toaster'), late])
    pop(kind, text, link)
  } catch {
    popPlainly(text, link)
  }
}

const DURATION_MS = 5000

function popPlainly(text: string, link: ToastLink | undefined): void {
  const message = document.createElement('p')
  message.role = 'alert'
  message.className = 'plain-toast'
  message.textContent = text
  // A press closes it, as it does the others.
  message.addEventListener('click', (event) => {
    const isLink = event.target instanceof HTMLAnchorElement
    // The browser follows it to another tab, and from a dialog, whose form may have to ask first.
    if (isLink && (event.ctrlKey || event.metaKey || toastHost().closest('dialog'))) return
    if (link && isLink) followToast(event, link.to)
    message.remove()
  })
  if (link) {
    const anchor = document.createElement('a')
    anchor.href = link.to
    anchor.textContent = link.text
    message.append(' ', anchor)
  }
  placeToasts()
  toastHost().append(message)
  if (!link) setTimeout(() => message.remove(), DURATION_MS)
}

let follow: ((to: string) => void) | undefined

/** Sets how the link of a toast is followed; without it as any other link. */
export function followToastsWith(navigate: (to: string) => void): void {
  follow = navigate
}

/** Follows the link of a toast within the app. */
export function followToast(event: Pick<MouseEvent, 'preventDefault'>, to: string): void {
  if (follow === undefined) return
  event.preventDefault()
  follow(to)
}

let host: HTMLElement | undefined

/** The element that holds the toasts, kept for good: it is the live region that announces them. */
export const toastHost = (): HTMLElement => (host ??= createHost())

function createHost(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/**
 * Puts the toasts where they can be seen and heard: into the dialog on top, since all outside of a modal dialog is
 * inert, else into the page. They are a popover, which no dialog cuts off at its edge. A dialog calls it when it has
 * opened, and before it goes.
 */
export function placeToasts(except?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const place = open.findLast((dialog) => dialog !== except) ?? document.body
  if (toastHost().parentElement === place) return
  place.append(toastHost())
  // Firefox has popovers since version 125; without them the toasts stand in the dialog itself.
  if ('showPopover' in toastHost()) toastHost().showPopover()
}
