import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { unreadRows } from '@/api/fields'
import { Notice } from '@/ui/notice'

import { ReadFailure } from './read-failure'

interface UnreadNoticeProps {
  list: readonly unknown[] | undefined
  /** The message for that many unreadable rows. */
  text: (count: number) => string
}

/** Says how many rows of a list could not be read; shows nothing if all could. */
export function UnreadNotice({ list, text }: UnreadNoticeProps) {
  const unread = unreadRows(list)
  if (unread === 0) return null
  return (
    <Notice tone="warning" role="status">
      {text(unread)}
    </Notice>
  )
}

/**
 * Says once that what is shown is outdated, since some of the lists could not be read again; Retry reads those. Shows
 * nothing if all are up to date.
 */
export function OldListNotice({ lists }: { lists: readonly UseQueryResult[] }) {
  const { t } = useTranslation('client')
  const oldLists = lists.filter(({ isRefetchError }) => isRefetchError)
  const [first] = oldLists
  if (first === undefined) return null
  const retry = () => {
    for (const { refetch } of oldLists) void refetch()
  }
  return (
    <ReadFailure error={first.error} onRetry={retry}>
      {t('listOld')}
    </ReadFailure>
  )
}
