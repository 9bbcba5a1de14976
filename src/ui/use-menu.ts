import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'

/**
 * A menu with the props of the button that opens it, and of the frame around both: a followed link in it, Escape, and a
 * focus that leaves it close the menu.
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
