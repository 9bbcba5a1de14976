import { useState, type SyntheticEvent } from 'react'

import styles from './timeline.module.css'

/** The ID by which bars and gaps name the tip as their description. */
export const TIP_ID = 'timeline-tip'

// Below what it describes, unless the window ends there.
const HEIGHT_PX = 160

/**
 * The tip of the bar, the gap or the day that is pointed at or has the focus; Escape hides it. `textOf` gives the text of an
 * element, made only when it is asked for.
 */
export function useTimelineTip(textOf: (element: HTMLElement) => string | undefined) {
  const [tip, setTip] = useState<{ text: string; of: DOMRect }>()
  const show = ({ target }: SyntheticEvent) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
    const text = element ? textOf(element) : undefined
    if (element && text !== undefined) setTip({ text, of: element.getBoundingClientRect() })
    // It stays under the pointer.
    else if (target instanceof Element && target.id !== TIP_ID) setTip(undefined)
  }
  const hide = () => setTip(undefined)
  const isAbove = tip !== undefined && tip.of.bottom + HEIGHT_PX > innerHeight
  return {
    hide,
    events: { onPointerOver: show, onFocus: show, onBlur: hide, onPointerLeave: hide, onScroll: hide },
    tip: (
      <p
        id={TIP_ID}
        role="tooltip"
        hidden={!tip}
        className={`ink small not-printed ${styles.tip}`}
        style={tip && { '--x': `${tip.of.left}px`, '--y': `${isAbove ? tip.of.top : tip.of.bottom}px` }}
        data-above={isAbove}
      >
        {tip?.text}
      </p>
    ),
  }
}
