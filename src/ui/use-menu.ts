import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/** A menu with the props of the button that opens it, and of the frame around both, at whose edge the focus closes it. */
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
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
