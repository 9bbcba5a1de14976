let follow = (to: string): void => location.assign(to)

/** Sets how the links of toasts are followed; until then as the browser does. */
export function followToastLinksWith(navigate: typeof follow): void {
  follow = navigate
}

/** Follows the link of a toast. */
export const followToastLink = (to: string): void => follow(to)

let host: HTMLElement | undefined

/** The element that holds the toasts. It is never replaced: it is the live region that announces them. */
export const toastHost = (): HTMLElement => (host ??= createHost())

function createHost(): HTMLElement {
  const element = document.createElement('div')
  element.className = 'toasts'
  element.popover = 'manual'
  return element
}

/** Moves the toasts into the dialog on top, since all outside of it is inert, else into the page. */
export function moveToastsToTop(): void {
  const parent = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  if (toastHost().parentElement === parent) return
  parent.append(toastHost())
  // No dialog cuts a popover off at its edge. Firefox has popovers since version 125.
  if ('showPopover' in toastHost()) toastHost().showPopover()
}
