import { useEffectEvent, useLayoutEffect, useRef, type FocusEventHandler } from 'react'

/** Moves the focus to the address's target or the page's heading, unless it is in the page or a dialog is open. */
export function focusPage(): void {
  const page = document.querySelector<HTMLElement>('#main')
  if (page === null || document.querySelector('#main :focus, dialog[open]')) return
  const target = document.getElementById(location.hash.slice(1)) ?? page.querySelector('h1') ?? page
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Moves the focus when what has it is removed, as a row by a filter; gives `onFocus` of an element around it. */
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
