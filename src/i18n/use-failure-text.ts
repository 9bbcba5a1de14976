import { useTranslation } from 'react-i18next'

import { ApiError } from '@/api/api-error'

/** What went wrong with a call, in a sentence for people. */
export function useFailureText(): (error: Error) => string {
  const { t } = useTranslation('common')
  return (error) => {
    if (!(error instanceof ApiError)) return t('failure.unreadable')
    return t(`failure.${error.kind}`, { status: error.status })
  }
}
