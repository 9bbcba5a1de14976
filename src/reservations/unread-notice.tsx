import { unreadRows } from '@/api/fields'
import { Notice } from '@/ui/notice'

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
