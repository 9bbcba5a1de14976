import type { ReactNode } from 'react'

import { useIsExpiryError } from '@/session/session'
import { LoadFailure } from '@/ui/load-failure'

import { FailureText } from './failure-text'

interface ReadFailureProps {
  /** What could not be read, such as a list. */
  of: { error: Error | null; retry: () => void }
  /** The text that says what could not be loaded. */
  children?: ReactNode
}

/** Says what could not be loaded from the API and why; every page reports an expired sign-in by itself. */
export function ReadFailure({ of: { error, retry }, children }: ReadFailureProps) {
  if (useIsExpiryError(error)) return null
  return (
    <LoadFailure onRetry={retry}>
      {children} {error && <FailureText error={error} />}
    </LoadFailure>
  )
}
