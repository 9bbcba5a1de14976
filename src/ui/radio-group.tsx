import { useId, type ReactNode } from 'react'

import styles from './radio-group.module.css'

interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  options: readonly { value: Value; label: string; hint?: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Whether the choices stand in one frame; the legend is then for screen readers only. */
  isSegmented?: boolean
}

/** A choice of one among a few, all in sight; the hint of the chosen one is below them. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  isSegmented = false,
}: RadioGroupProps<Value>) {
  const id = useId()
  const hint = options.find((option) => option.value === value)?.hint
  return (
    <fieldset className={isSegmented ? styles.segments : styles.group}>
      <legend className={isSegmented ? 'visually-hidden' : undefined}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            value={option.value}
            aria-describedby={option.hint && `${id}-hint`}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {hint && (
        <p className="muted small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
