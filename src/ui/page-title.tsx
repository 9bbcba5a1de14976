import type { ParseKeys } from 'i18next'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'

import type { Namespace } from '@/i18n/start'

/** The key of a text in any namespace, as 'namespace:key'. */
type TextKey = { [Area in Namespace]: `${Area}:${ParseKeys<Area>}` }[Namespace]

/** What a route says about its page, in its `handle`. */
export interface PageHead {
  title: TextKey
  /** The description that search engines show; only a page that should be found has one. */
  description?: TextKey
  /** The page's canonical address. */
  address?: string
}

/** What is new, which the title begins with: '(2) All reservations'. */
export const TitleCount = createContext(0)

/** Sets the document's title, from the route's `handle` or the text given, with description and canonical address. */
export function PageTitle({ children }: { children?: string }) {
  const { i18n } = useTranslation()
  const count = use(TitleCount)
  const head = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHead)
  const title = children ?? (head && i18n.t(head.title))
  return (
    <>
      {title !== undefined && (
        <title>{`${count > 0 ? `(${count}) ` : ''}${i18n.t('pageTitle', { title })}`}</title>
      )}
      {head?.description && <meta name="description" content={i18n.t(head.description)} />}
      {head?.address && <link rel="canonical" href={head.address} />}
    </>
  )
}

const isPageHead = (handle: unknown): handle is PageHead =>
  typeof handle === 'object' && handle !== null && 'title' in handle
