import { useTranslation } from 'react-i18next'

/** An error, and what is known of how a call failed. */
type Failure = Error & {
  kind?: 'network' | 'timeout' | 'refused' | 'unreadable'
  /** The HTTP status, if an answer came. */
  status?: number | undefined
}

/** What went wrong with a call, in a sentence for people. */
export function useFailureText(): (error: Failure) => string {
  const { t } = useTranslation('common')
  return ({ kind = 'unreadable', status }) => t(`failure.${kind}`, { status })
}
