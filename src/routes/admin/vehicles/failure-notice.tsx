import { ApiError } from '@/api/api-error'
import { useFailureText } from '@/i18n/use-failure-text'
import { Notice } from '@/ui/notice'

/** Why a change failed: in the server's own words if it has some. */
export function FailureNotice({ error }: { error: Error | undefined }) {
  const failureText = useFailureText()
  if (error === undefined) return null
  return (
    <Notice tone="danger" role="status">
      {(error instanceof ApiError && error.serverText) || failureText(error)}
    </Notice>
  )
}
