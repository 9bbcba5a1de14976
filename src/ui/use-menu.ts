import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * A menu that a button opens. `frame` goes to the element around both: Escape there closes the menu and gives the
 * button the focus back, moving the focus out closes it.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const close = () => setOpen(false)
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
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape' || !isOpen) return
        close()
        button.current?.focus()
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close()
      },
    },
  }
}
