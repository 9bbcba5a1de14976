import { useEffect } from 'react'

/**
 * Lets keys press the buttons that name these keys in `aria-keyshortcuts`, such as 'Alt+N' or 'Control+Enter'; while a dialog
 * is open, only those of the one on top. Never a single character, by which screen readers and voice control would press
 * them unasked.
 */
export function useKeyShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', pressButton)
    return () => document.removeEventListener('keydown', pressButton)
  }, [])
}

function pressButton(event: KeyboardEvent): void {
  if (event.repeat || event.defaultPrevented || isMeantForTarget(event)) return
  const keys = keysOf(event)
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const button = (dialog ?? document).querySelector<HTMLElement>(`[aria-keyshortcuts~='${CSS.escape(keys)}']`)
  if (button === null) return
  event.preventDefault()
  button.click()
}

/** The keys as `aria-keyshortcuts` writes them; Cmd counts as Ctrl. */
const keysOf = ({ altKey, ctrlKey, metaKey, shiftKey, code, key }: KeyboardEvent): string =>
  [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', shiftKey && 'Shift', letterOf(key, code)]
    .filter(Boolean)
    .join('+')

// By the place of the key where it gives another letter: a Cyrillic one, or with Alt on a Mac.
const letterOf = (key: string, code: string) =>
  /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key)
    ? code.slice(3)
    : key.replace(/^[a-z]$/, (letter) => letter.toUpperCase())

/** Whether somebody is typing, or opens a link in another tab. */
const isMeantForTarget = ({ target, key, altKey }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (altKey || key === 'Enter') &&
  target.closest(`input, textarea, select, [contenteditable]${key === 'Enter' ? ', a' : ''}`) !== null
