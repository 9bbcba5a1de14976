import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { useFocusAfterRemoval } from '@/ui/focus-page'

import styles from './new-rows.module.css'

interface NewRowsProps {
  /** The page whose texts name the rows. */
  texts: 'users' | 'fleet' | 'reservations'
  count: number
  onShow: () => void
}

/** The button that shows rows which have come meanwhile: announced, at the foot of the window, its place kept free. */
export function NewRows({ texts, count, onShow }: NewRowsProps) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  // A press takes the button away.
  const onFocus = useFocusAfterRemoval()
  return (
    <div role="status" className={`not-printed ${styles.place}`}>
      {count > 0 && (
        <Button variant="primary" onFocus={onFocus} onClick={onShow}>
          {t(`${texts}.newRows`, { count, figure: figure(count) })}
        </Button>
      )}
    </div>
  )
}
