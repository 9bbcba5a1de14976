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

/** Moves the toasts into the dialog on top, since all outside of it is inert, else into the page; `except` is closing. */
export function moveToastsToTop(except?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const parent = open.findLast((dialog) => dialog !== except) ?? document.body
  if (toastHost().parentElement === parent) return
  parent.append(toastHost())
  // No dialog cuts a popover off at its edge. Firefox has popovers since version 125.
  if ('showPopover' in toastHost()) toastHost().showPopover()
}
