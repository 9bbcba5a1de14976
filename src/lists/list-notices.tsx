import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { nowInBelgrade } from '@/rental/wall-clock'
import { Notice } from '@/ui/notice'

import { ReadFailure } from './read-failure'
import type { ListState } from './use-list'

type AnyList = ListState<unknown>

interface ListNoticesProps {
  /** The lists of the page by name, with the texts that say how many rows are missing, and that the list did not load. */
  about: Record<string, { list: AnyList; unread?: (count: number) => string; failed?: string }>
  /** Whether a panel in front of the page says how old the lists are. */
  isPanelOpen?: boolean
}

/** What a page says of its lists: that they are old, lack rows, or did not load. */
export const ListNotices = ({ about, isPanelOpen = false }: ListNoticesProps) => (
  <>
    {!isPanelOpen && <OldListNotice lists={Object.values(about).map(({ list }) => list)} />}
    {Object.entries(about).map(([name, { list, unread, failed }]) => (
      <Fragment key={name}>
        {unread && <UnreadNotice list={list} text={unread} />}
        {list.state === 'failed' && failed && <ReadFailure of={list}>{failed}</ReadFailure>}
      </Fragment>
    ))}
  </>
)

/** Says how many rows of a list could not be read; shows nothing if all could. */
export function UnreadNotice({ list, text }: { list: AnyList; text: (count: number) => string }) {
  if (list.state !== 'ready' || list.unread === 0) return null
  return (
    <Notice tone="warning" role="status">
      {text(list.unread)}
    </Notice>
  )
}

/** Says once that lists could not be read again, or are those last known; Retry reads them. Shows nothing if none is old. */
export function OldListNotice({ lists }: { lists: readonly AnyList[] }) {
  const { t } = useTranslation('client')
  const { dayAt } = useFormats()
  const oldLists = lists.filter((list) => list.state === 'ready' && (list.isLastKnown || list.error !== null))
  const [first] = oldLists
  if (first?.state !== 'ready') return null
  const retry = () => {
    for (const list of oldLists) list.retry()
  }
  const time = dayAt(nowInBelgrade(new Date(first.asOf)))
  return (
    <ReadFailure of={{ error: first.isLastKnown ? null : first.error, retry }}>
      {first.isLastKnown ? t('listSeen', { time }) : t('listOld')}
    </ReadFailure>
  )
}
