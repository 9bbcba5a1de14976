import { useId, useState, type KeyboardEvent } from 'react'

import { bringIntoSight } from './notice'

import styles from './options.module.css'

/**
 * The keyboard of a list of options below a text field, by the ARIA practices: the focus stays in the field, the arrows
 * move the active option, at first that with the index `first`, and Enter picks it. Gives the attributes of the field, the
 * list and each option.
 */
export function useOptions(count: number, onPick: (index: number) => void, first = -1) {
  const id = useId()
  const [chosen, activate] = useState(first)
  const active = Math.min(chosen, count - 1)
  const idOf = (index: number) => `${id}-${index}`
  const move = (step: 1 | -1) =>
    activate(active < 0 && step < 0 ? count - 1 : (active + step + count) % count)
  return {
    activate,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active < 0 ? undefined : idOf(active),
    } as const,
    list: { id, role: 'listbox' } as const,
    option: (index: number) =>
      ({
        id: idOf(index),
        role: 'option',
        className: styles.option,
        'aria-selected': index === active,
        ref: index === active ? bringIntoSight : undefined,
        onPointerMove: () => activate(index),
        onClick: () => onPick(index),
      }) as const,
    /** Whether the key was one of the list's. */
    handleKey: (event: KeyboardEvent): boolean => {
      if (count === 0 || event.nativeEvent.isComposing) return false
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key === 'Enter' && active >= 0) onPick(active)
      else return false
      event.preventDefault()
      return true
    },
  }
}
