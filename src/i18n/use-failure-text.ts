import { useTranslation } from 'react-i18next'

/** An error that may say how a call failed, as an ApiError does. */
type Failure = Error & {
  kind?: 'network' | 'timeout' | 'refused' | 'unreadable'
  /** The HTTP status, if an answer came. */
  status?: number | undefined
}

/** Gives a sentence that tells the user why a call failed. */
export function useFailureText(): (error: Failure) => string {
  const { t } = useTranslation('common')
  return ({ kind = 'unreadable', status }) => t(`failure.${kind}`, { status })
}
