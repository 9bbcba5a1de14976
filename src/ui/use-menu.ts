import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * The state of a menu that a button opens. `close` returns the focus to the button. `frame` goes on the element around
 * both: Escape in it closes the menu, and so does following a link, or moving the focus out of it.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    // The focused element of the menu is out of sight now.
    button.current?.focus()
  }
  return {
    isOpen,
    close,
    menuId,
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': menuId,
      onClick: () => setOpen(!isOpen),
    },
    frame: {
      // Safari gives the focus of a pressed link or button to an element around it, which must be the frame.
      tabIndex: -1,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close()
      },
      onClick: ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a')) close()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
