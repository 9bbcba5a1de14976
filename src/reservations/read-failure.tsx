import type { ReactNode } from 'react'

import { useFailureText } from '@/i18n/use-failure-text'
import { useIsExpiry } from '@/session/session'
import { LoadFailure } from '@/ui/load-failure'

interface ReadFailureProps {
  error: Error | null
  onRetry: () => void
  /** What could not be loaded. */
  children?: ReactNode
}

/** Says what of the API could not be loaded and why, unless an expired sign-in is why: that is said on every page. */
export function ReadFailure({ error, onRetry, children }: ReadFailureProps) {
  const failureText = useFailureText()
  if (useIsExpiry(error)) return null
  return (
    <LoadFailure onRetry={onRetry}>
      {children} {error && failureText(error)}
    </LoadFailure>
  )
}
