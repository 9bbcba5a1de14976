import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'

import { Field, type FieldTexts } from './field'
import { bringIntoSight } from './notice'

import styles from './combobox.module.css'

/** A choice of a combobox. */
export interface ComboboxOption {
  value: string
  label: string
  /** A quieter line below the label. */
  detail?: string | undefined
}

/**
 * The keyboard of a list of options below a text field, by the ARIA practices: the focus stays in the field, the arrows
 * move the active option, Enter picks it. Gives the attributes of the field, the list and each option.
 */
function useOptions(count: number, onPick: (index: number) => void) {
  const id = useId()
  const [chosen, activate] = useState(-1)
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

// More would take longer to draw than to narrow down.
const MOST_SHOWN = 50
const NONE: readonly never[] = []

interface ComboboxProps extends FieldTexts, Pick<ComponentProps<'input'>, 'name' | 'readOnly'> {
  chosen: ComboboxOption | undefined
  /** The options for a typed text, '' for all. */
  find: (text: string) => readonly ComboboxOption[]
  /** Called without a value where the text was emptied. */
  onChoose: (value: string | undefined) => void
}

/** A text field that chooses one of many options by what is typed. */
export function Combobox({ chosen, find, onChoose, readOnly = false, ...field }: ComboboxProps) {
  const { t } = useTranslation('ui')
  const { figure } = useFormats()
  // Undefined while nothing is typed.
  const [typed, setTyped] = useState<string>()
  const [isListOpen, setListOpen] = useState(false)
  const isOpen = isListOpen && !readOnly
  const found = isOpen ? find(typed ?? '') : NONE
  const shown = found.slice(0, MOST_SHOWN)
  const close = () => {
    setTyped(undefined)
    setListOpen(false)
  }
  const finish = (value: string | undefined) => {
    close()
    if (value !== undefined) onChoose(value)
  }
  const options = useOptions(shown.length, (index) => finish(shown[index]?.value))
  const open = () => {
    options.activate(-1)
    setListOpen(!readOnly)
  }
  const leave = () => {
    const only = typed !== undefined && found.length === 1 ? found[0] : undefined
    if (typed === '' && isOpen) onChoose(undefined)
    finish(typed === '' ? undefined : only?.value)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOpen && options.handleKey(event)) return
    const { key } = event
    if (key === 'Escape' && isOpen) {
      close()
      // Closes the list alone, not a dialog around it.
      event.stopPropagation()
      event.preventDefault()
    } else if (key === 'Enter' || key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      open()
    }
  }
  const rest = found.length - shown.length
  return (
    <div className={styles.combobox}>
      <Field
        {...field}
        {...options.field}
        readOnly={readOnly}
        aria-expanded={isOpen}
        aria-controls={isOpen ? options.list.id : undefined}
        value={typed ?? chosen?.label ?? ''}
        onChange={({ target }) => {
          setTyped(target.value)
          setListOpen(true)
          options.activate(target.value === '' ? -1 : 0)
        }}
        onClick={({ currentTarget }) => {
          if (typed === undefined) currentTarget.select()
          if (!isOpen) open()
        }}
        onKeyDown={handleKey}
        onBlur={leave}
      />
      {/* A press in the list leaves the focus in the field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field has the keyboard */}
      <div className={styles.popup} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        {isOpen && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the ARIA practices have it
          <ul {...options.list} aria-label={field.label}>
            {shown.map(({ value, label, detail }, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keyboard
              <li key={value} {...options.option(index)}>
                {label}
                {detail && <small className="muted">{detail}</small>}
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="muted">
          {isOpen &&
            (rest > 0
              ? t('combobox.more', { figure: figure(rest) })
              : t('combobox.found', { count: found.length }))}
        </p>
      </div>
    </div>
  )
}
