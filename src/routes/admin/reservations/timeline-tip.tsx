import { useState, type SyntheticEvent } from 'react'

import styles from './timeline.module.css'

/** The ID by which bars and gaps name the tip as their description. */
export const TIP_ID = 'timeline-tip'

interface Tip {
  text: string
  of: DOMRect
}

// Below what it describes, unless the window ends there.
const HEIGHT_PX = 140

/** Who, when, what and the price of the bar or the gap that is pointed at or has the focus; Escape hides it. */
export function useTimelineTip() {
  const [tip, setTip] = useState<Tip>()
  const show = ({ target }: SyntheticEvent) => {
    const element =
      target instanceof Element ? target.closest<HTMLElement>('[data-tip], [role=tooltip]') : null
    const text = element?.dataset['tip']
    if (element === null || text !== undefined)
      setTip(element && text !== undefined ? { text, of: element.getBoundingClientRect() } : undefined)
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
        className={styles.tip}
        style={tip && { '--x': `${tip.of.left}px`, '--y': `${isAbove ? tip.of.top : tip.of.bottom}px` }}
        data-above={isAbove}
      >
        {tip?.text}
      </p>
    ),
  }
}
