/**
 * Moves the focus to the new page, so that the keyboard goes on there and a screen reader names it: to the target of the
 * address, else to the heading, else to the page itself. What has the focus in the page or in a dialog keeps it.
 */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('#main')
  if (page === null || document.querySelector('#main :focus, dialog[open]')) return
  const target = document.getElementById(location.hash.slice(1)) ?? page.querySelector('h1') ?? page
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
