import { useEffect } from 'react'

/**
 * Lets keys press the buttons of the dialog on top that name these keys in `aria-keyshortcuts`, such as 'Alt+N' or
 * 'Control+Enter'. Never a single character, by which screen readers and voice control would press them unasked.
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
  const buttons = dialog?.querySelectorAll<HTMLElement>('[aria-keyshortcuts]') ?? []
  const button = [...buttons].find((one) => one.getAttribute('aria-keyshortcuts') === keys)
  if (button === undefined) return
  event.preventDefault()
  button.click()
}

/** The keys as `aria-keyshortcuts` writes them; Cmd counts as Ctrl, a letter by its place, since Alt changes it on a Mac. */
const keysOf = ({ altKey, ctrlKey, metaKey, shiftKey, code, key }: KeyboardEvent): string =>
  [
    (ctrlKey || metaKey) && 'Control',
    altKey && 'Alt',
    shiftKey && 'Shift',
    /^Key[A-Z]$/.test(code) ? code.slice(3) : key,
  ]
    .filter(Boolean)
    .join('+')

/** Whether somebody is typing, or opens a link in another tab. */
const isMeantForTarget = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(`input, textarea, select, [contenteditable]${key === 'Enter' ? ', a' : ''}`) !== null
