import { useEffect, useState, type ComponentProps } from 'react'

import { Button } from './button'

import styles from './two-step-button.module.css'

// The line in the button takes as long.
const SECOND_PRESS_MS = 5_000

interface TwoStepButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The text that says what the button does. */
  children: string
  /** The text after the first press, such as 'Press again to unlock'; without it the button acts at the first press. */
  again: string | undefined
  /** Called at the first press; if it returns false, the button does not wait for a second press. */
  checkFirst?: () => boolean
  onConfirm: () => void
}

/** A button that acts at the second press within five seconds; Escape and leaving the button cancel. */
export function TwoStepButton({ children, again, checkFirst, onConfirm, ...rest }: TwoStepButtonProps) {
  const [isPressed, setAsking] = useState(false)
  const isAsking = isPressed && again !== undefined
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setAsking(false), SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isAsking])

  const press = (button: HTMLButtonElement) => {
    const isLast = isAsking || again === undefined
    if (isLast) onConfirm()
    // Not every browser focuses a clicked button, and only leaving a focused button cancels.
    else button.focus()
    setAsking(!isLast && !rest['aria-busy'] && (checkFirst?.() ?? true))
  }
  return (
    <>
      <Button
        {...rest}
        className={`${styles.button} ${isAsking ? styles.asking : ''}`}
        onClick={({ detail, currentTarget }) => {
          if (detail <= 1) press(currentTarget)
        }}
        // In Safari a press takes the focus from the button, so the second press would count as leaving it.
        onMouseDown={(event) => isAsking && event.preventDefault()}
        onBlur={() => setAsking(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isAsking) {
            setAsking(false)
            // A dialog around the button stays.
            event.preventDefault()
            event.stopPropagation()
          }
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
