// Kept for good: it is the live region in which toasts are announced.
const host = document.createElement('div')

/** The element that holds the toasts. */
export const toastHost = host

/**
 * Puts the toasts where they can be seen and heard: into the dialog on top, since all outside of a modal dialog is
 * inert, else into the page. A dialog calls it when it has opened, and before it goes.
 */
export function placeToasts(except?: HTMLDialogElement): void {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const place = open.findLast((dialog) => dialog !== except) ?? document.body
  if (host.parentElement !== place) place.append(host)
}
