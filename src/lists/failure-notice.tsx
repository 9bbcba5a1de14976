import { ApiError } from '@/api/api-error'
import { useIsExpiryError } from '@/session/session'
import { bringIntoSight, Notice } from '@/ui/notice'

import { FailureText } from './failure-text'

/** Says why a change failed, in the server's own words if it sent any; an expired sign-in is reported elsewhere. */
export function FailureNotice({ error }: { error: Error | null }) {
  const isExpiry = useIsExpiryError(error)
  if (error === null || isExpiry) return null
  return (
    <Notice tone="danger" role="status" ref={bringIntoSight}>
      {(error instanceof ApiError && error.serverText) || <FailureText error={error} />}
    </Notice>
  )
}

/**
 * Whether the server does not have the call: not every server has the assumed calls
 * (docs/decisions.md, "Changing and deleting vehicles").
 */
export const isUnknownCall = (error: Error): boolean =>
  error instanceof ApiError && error.status !== undefined && [404, 405, 501].includes(error.status)
