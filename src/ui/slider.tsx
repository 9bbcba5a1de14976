import { useCallback, useId } from 'react'

import styles from './slider.module.css'

interface SliderProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit, as people read it. */
  text: string
  /** While the slider is moved. */
  onMove: (value: number) => void
  /** When it is let go, or moved by a key. */
  onCommit: (value: number) => void
}

/** A number chosen on a line, with the value and its unit beside it. */
export function Slider({ label, min, max, step, value, text, onMove, onCommit }: SliderProps) {
  const id = useId()
  // React's onChange comes with every move; the browser's own event comes when the slider is let go.
  const listen = useCallback(
    (input: HTMLInputElement) => {
      const commit = () => onCommit(input.valueAsNumber)
      input.addEventListener('change', commit)
      return () => input.removeEventListener('change', commit)
    },
    [onCommit],
  )
  // The line is filled up to the middle of the thumb, which is 1.5rem wide and never leaves the line.
  const part = (value - min) / (max - min)
  const filled = `calc(${part * 100}% + ${(0.5 - part) * 1.5}rem)`
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      {/* Not announced: the slider announces its value itself. */}
      <output htmlFor={id} aria-live="off">
        {text}
      </output>
      <input
        ref={listen}
        id={id}
        type="range"
        style={{ backgroundSize: `${filled} 0.375rem, 100% 0.375rem` }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onMove(event.target.valueAsNumber)}
      />
    </div>
  )
}
