/**
 * Gives the focus to the page that has come, so that the keyboard goes on from there and a screen reader says where one
 * is: to what the address points at, else to its heading, or to the page itself while it has none. Whatever has the
 * focus in the page or in a dialog keeps it.
 */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('#main')
  if (page === null || document.querySelector('#main :focus, dialog[open]')) return
  const target = document.getElementById(location.hash.slice(1)) ?? page.querySelector('h1') ?? page
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
