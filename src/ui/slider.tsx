import { useCallback, useId, useRef } from 'react'

import styles from './slider.module.css'

interface SliderProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value with its unit, as people read it. */
  text: string
  /** The part of the line that is marked, and what is said of it. */
  mark: { min: number; max: number; text: string }
  /** While the slider is moved. */
  onMove: (value: number) => void
  /** When it is let go, or moved by a key. */
  onCommit: (value: number) => void
}

/** A number chosen on a line, with the value and its unit beside it. */
export function Slider({ label, min, max, step, value, text, mark, onMove, onCommit }: SliderProps) {
  const id = useId()
  const before = useRef(value)
  const isCancelled = useRef(false)
  // React's onChange comes with every move; the browser's own event comes when the slider is let go.
  const listen = useCallback(
    (input: HTMLInputElement) => {
      const commit = () => isCancelled.current || onCommit(input.valueAsNumber)
      input.addEventListener('change', commit)
      return () => input.removeEventListener('change', commit)
    },
    [onCommit],
  )
  // Where the middle of the thumb is, which is 1.5rem wide and never leaves the line.
  const placeOf = (at: number) => {
    const part = (at - min) / (max - min)
    return `calc(${part * 100}% + ${(0.5 - part) * 1.5}rem)`
  }
  // What reaches to an end of the line is marked up to that end.
  const from = mark.min === min ? '0%' : placeOf(mark.min)
  const to = mark.max === max ? '100%' : placeOf(mark.max)
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
        style={{
          backgroundImage: `linear-gradient(var(--fill), var(--fill)), linear-gradient(var(--line-control), var(--line-control)), linear-gradient(to right, transparent ${from}, var(--mark) ${from} ${to}, transparent ${to})`,
          backgroundSize: `${placeOf(value)} 0.375rem, 100% 0.375rem, 100% 1rem`,
        }}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-describedby={`${id}-mark`}
        onPointerDown={(event) => {
          before.current = event.currentTarget.valueAsNumber
        }}
        onChange={(event) => {
          isCancelled.current = false
          onMove(event.target.valueAsNumber)
        }}
        // The finger that touched it scrolls the page: nothing was chosen, though the browser tells of a change in the end.
        onPointerCancel={() => {
          isCancelled.current = true
          onMove(before.current)
        }}
      />
      <p id={`${id}-mark`} className={styles.mark}>
        {mark.text}
      </p>
    </div>
  )
}
