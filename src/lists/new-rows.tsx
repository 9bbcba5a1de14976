import { Button } from '@/ui/button'
import { useFocusAfterRemoval } from '@/ui/focus-page'

import styles from './new-rows.module.css'

interface NewRowsProps {
  /** The text of the button, such as '3 new reservations'; undefined if there is none. */
  text: string | undefined
  onShow: () => void
}

/** The button that shows rows which have come meanwhile: announced, at the foot of the window, its place kept free. */
export function NewRows({ text, onShow }: NewRowsProps) {
  // A press takes the button away.
  const onFocus = useFocusAfterRemoval()
  return (
    <div role="status" className={styles.place}>
      {text !== undefined && (
        <Button variant="primary" onFocus={onFocus} onClick={onShow}>
          {text}
        </Button>
      )}
    </div>
  )
}
