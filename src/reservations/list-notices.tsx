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

/** Says that a list is outdated, since it could not be read again, with Retry; shows nothing if it is up to date. */
export function OldListNotice({ list }: { list: UseQueryResult }) {
  const { t } = useTranslation('client')
  if (!list.isRefetchError) return null
  return (
    <ReadFailure error={list.error} onRetry={() => void list.refetch()}>
      {t('listOld')}
    </ReadFailure>
  )
}
