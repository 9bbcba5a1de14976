import { useEffect, useState, type ComponentProps } from 'react'

import { Button } from './button'

import styles from './two-step-button.module.css'

// The line in the button takes as long.
const SECOND_PRESS_MS = 5_000

interface TwoStepButtonProps {
  /** The text that says what the button does. */
  children: string
  /** The text after the first press, such as 'Press again to unlock'. */
  again: string
  /** Called at the first press; if it returns false, the button does not wait for a second press. */
  checkFirst?: () => boolean
  onConfirm: () => void
  variant?: ComponentProps<typeof Button>['variant']
}

/** A button that acts at the second press within five seconds; Escape and leaving the button cancel. */
export function TwoStepButton({ children, again, checkFirst, onConfirm, variant }: TwoStepButtonProps) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setAsking(false), SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isAsking])

  const press = (button: HTMLButtonElement) => {
    if (isAsking) onConfirm()
    // Not every browser focuses a clicked button, and only leaving a focused button cancels.
    else button.focus()
    setAsking(!isAsking && (checkFirst?.() ?? true))
  }
  return (
    <>
      <Button
        {...(variant && { variant })}
        className={`${styles.button} ${isAsking ? styles.asking : ''}`}
        onClick={({ detail, currentTarget }) => {
          if (detail <= 1) press(currentTarget)
        }}
        // In Safari a press takes the focus from the button, so the second press would count as leaving it.
        onMouseDown={(event) => isAsking && event.preventDefault()}
        onBlur={() => setAsking(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsking(false)
          if (event.key === 'Enter' && event.repeat) event.preventDefault()
        }}
      >
        {/* Both texts stand in the same place, so that the button keeps its width. */}
        <span aria-hidden={isAsking}>{children}</span>
        <span aria-hidden={!isAsking}>{again}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isAsking && again}
      </span>
    </>
  )
}
