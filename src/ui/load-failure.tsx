import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from './button'
import { useFocusAfterRemoval } from './focus-page'
import { Notice } from './notice'

/** Says that something could not be loaded, and offers to try again. */
export function LoadFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button onFocus={useFocusAfterRemoval()} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
