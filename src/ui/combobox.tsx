import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'

import { Field, type FieldTexts } from './field'
import { useOptions } from './use-options'

import styles from './combobox.module.css'

/** A choice of a combobox. */
interface ComboboxOption {
  value: string
  label: string
  /** A quieter line below the label. */
  detail?: string | undefined
}

// More would take longer to draw than to narrow down.
const MOST_SHOWN = 50
const NONE: readonly never[] = []

interface ComboboxProps
  extends FieldTexts, Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'readOnly'> {
  chosen: ComboboxOption | undefined
  /** The options for a typed text, '' for all. */
  find: (text: string) => readonly ComboboxOption[]
  /** Called without a value once something else is typed, until that is chosen. */
  onChoose: (value: string | undefined) => void
  /** Whether a text that chooses nothing stays when the field is left. */
  keepsTyped?: boolean
}

/** A text field that chooses one of many options by what is typed. */
export function Combobox({
  chosen,
  find,
  onChoose,
  readOnly = false,
  keepsTyped = true,
  ...field
}: ComboboxProps) {
  const { t } = useTranslation('ui')
  const { figure } = useFormats()
  // Undefined while nothing is typed.
  const [typed, setTyped] = useState<string>()
  const [isListOpen, setListOpen] = useState(false)
  const isOpen = isListOpen && !readOnly
  const found = isOpen ? find(typed ?? '') : NONE
  const shown = found.slice(0, MOST_SHOWN)
  const pick = (value: string | undefined) => {
    if (value === undefined) return
    setTyped(undefined)
    setListOpen(false)
    onChoose(value)
  }
  const options = useOptions(shown.length, (index) => pick(shown[index]?.value))
  const open = () => {
    options.activate(-1)
    setListOpen(!readOnly)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isOpen && options.handleKey(event)) return
    const { key } = event
    if (key === 'Escape' && isOpen) {
      setListOpen(false)
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
          // What was chosen before is not what the field says.
          if (chosen) onChoose(undefined)
          options.activate(target.value === '' ? -1 : 0)
        }}
        onClick={({ currentTarget }) => {
          if (typed === undefined) currentTarget.select()
          if (!isOpen) open()
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setListOpen(false)
          if (!keepsTyped) setTyped(undefined)
        }}
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
        <p role="status" className="muted small">
          {isOpen &&
            (rest > 0
              ? t('combobox.more', { figure: figure(rest) })
              : t('combobox.found', { count: found.length }))}
        </p>
      </div>
    </div>
  )
}
