import { useEffectEvent, useLayoutEffect, useRef, type FocusEventHandler } from 'react'

/**
 * Moves the focus to the new page, so that the keyboard continues there and a screen reader names the page: to the
 * target in the address, else the heading, else the page itself. A focus in the page and an open dialog are left alone.
 */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('#main')
  if (page === null || document.querySelector('#main :focus, dialog[open]')) return
  const target = document.getElementById(location.hash.slice(1)) ?? page.querySelector('h1') ?? page
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Moves the focus when the focused element is removed, for example a row by a filter. Returns the focus handler for an
 * element around it.
 */
export function useFocusAfterRemoval(moveFocus = focusPage): FocusEventHandler {
  const focused = useRef<Element>(null)
  const check = useEffectEvent(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body) moveFocus()
  })
  useLayoutEffect(() => check())
  // The element around it may be removed as well.
  useLayoutEffect(() => () => queueMicrotask(check), [])
  return ({ target }) => {
    focused.current = target
  }
}
