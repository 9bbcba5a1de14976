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
  /** The part of the track that is marked, and the text about it. */
  mark: { min: number; max: number; text: string }
  /** Called while the slider is moved. */
  onMove: (value: number) => void
  /** Called when the slider is let go, or moved by a key. */
  onCommit: (value: number) => void
}

/** A slider for a number, with the value and its unit beside the label. */
export function Slider({ label, min, max, step, value, text, mark, onMove, onCommit }: SliderProps) {
  const id = useId()
  const valueBefore = useRef(value)
  const isCancelled = useRef(false)
  // React's onChange comes with every move; the browser's own 'change' event comes when the slider is let go.
  const listen = useCallback(
    (input: HTMLInputElement) => {
      const commit = () => isCancelled.current || onCommit(input.valueAsNumber)
      input.addEventListener('change', commit)
      return () => input.removeEventListener('change', commit)
    },
    [onCommit],
  )
  // The place of the thumb's middle; the thumb is 1.5rem wide and never leaves the track.
  const placeOf = (at: number) => {
    const part = (at - min) / (max - min)
    return `calc(${part * 100}% + ${(0.5 - part) * 1.5}rem)`
  }
  const [from, to] = [placeOf(mark.min), placeOf(mark.max)]
  return (
    <div className={styles.slider}>
      <label className="muted small" htmlFor={id}>
        {label}
      </label>
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
          valueBefore.current = event.currentTarget.valueAsNumber
        }}
        onChange={(event) => {
          isCancelled.current = false
          onMove(event.target.valueAsNumber)
        }}
        // The touch became a scroll of the page: nothing was chosen, though the browser still sends a 'change' event.
        onPointerCancel={() => {
          isCancelled.current = true
          onMove(valueBefore.current)
        }}
      />
      <p className="muted small" id={`${id}-mark`}>
        {mark.text}
      </p>
    </div>
  )
}
