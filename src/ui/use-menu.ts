import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * A menu that a button opens. `close` gives the button the focus back. `frame` goes to the element around both: Escape
 * there closes the menu, and so does moving the focus out.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => {
    if (!isOpen) return
    setOpen(false)
    // What had the focus in the menu is out of sight.
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
      // In Safari a pressed link or button gives the focus to what is around it, which has to be the frame.
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
