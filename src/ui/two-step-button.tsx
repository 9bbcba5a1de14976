import { useEffect, useState, type ComponentProps } from 'react'

import { Button } from './button'

import styles from './two-step-button.module.css'

/** How long the second press is waited for, in milliseconds; the line in the button runs out meanwhile. */
const SECOND_PRESS_MS = 5_000

interface TwoStepButtonProps {
  /** What the button does. */
  children: string
  /** What it says after the first press, such as 'Press again to unlock'. */
  again: string
  /** Called at the first press; where it gives false, no second one is waited for. */
  mayBegin?: () => boolean
  onConfirm: () => void
  look?: ComponentProps<typeof Button>['look']
}

/**
 * A button for what can do harm: it acts at the second press, within five seconds. Escape, leaving it, and time
 * cancel. Neither the second click of a double click nor a key held down is a second press.
 */
export function TwoStepButton({ children, again, mayBegin, onConfirm, look }: TwoStepButtonProps) {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!isAsking) return undefined
    const timer = setTimeout(() => setAsking(false), SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isAsking])

  const press = (button: HTMLButtonElement) => {
    if (isAsking) onConfirm()
    // Not every browser gives the focus to a button that is clicked, and without it there is no leaving.
    else button.focus()
    setAsking(!isAsking && (mayBegin?.() ?? true))
  }
  return (
    <>
      <Button
        {...(look && { look })}
        className={`${styles.button} ${isAsking ? styles.asking : ''}`}
        onClick={({ detail, currentTarget }) => {
          if (detail <= 1) press(currentTarget)
        }}
        // Safari takes the focus from a button that is pressed, so that the second press would be a leaving.
        onMouseDown={(event) => isAsking && event.preventDefault()}
        onBlur={() => setAsking(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setAsking(false)
          if (event.key === 'Enter' && event.repeat) event.preventDefault()
        }}
      >
        {/* Both stand in the same place, so that the button is as wide before as after. */}
        <span aria-hidden={isAsking}>{children}</span>
        <span aria-hidden={!isAsking}>{again}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isAsking && again}
      </span>
    </>
  )
}
