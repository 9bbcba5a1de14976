import { useTranslation } from 'react-i18next'

import { ApiError } from '@/api/api-error'

/** A sentence that tells the user why a call failed. */
export function FailureText({ error }: { error: Error }) {
  const { t } = useTranslation('common')
  const { kind = 'unreadable', status } = error instanceof ApiError ? error : {}
  return t(`failure.${kind}`, { status })
}
