import { useTranslation } from 'react-i18next'

import { ApiError } from '@/api/api-error'

/** Gives a sentence that tells the user why a call failed. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation('common')
  return (error) => {
    const { kind = 'unreadable', status } = error instanceof ApiError ? error : {}
    return t(`failure.${kind}`, { status })
  }
}
