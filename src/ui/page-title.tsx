import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'

import type { Namespace } from '@/i18n/start'

/** The key of a text of any area, as 'namespace:key'. */
export type TextKey = { [Area in Namespace]: `${Area}:${ParseKeys<Area>}` }[Namespace]

/** What a route says of its page, in the `handle` of the route table. */
export interface PageHead {
  /** The page's name. */
  title: TextKey
  /** What search engines say of the page; only a page that is to be found has one. */
  description?: TextKey
  /** The page's one address on the internet, without what a visitor has chosen on it. */
  address?: string
}

/** The document's title: the name of the route's page, or another one, and the brand. With it what search engines read. */
export function PageTitle({ children }: { children?: string }) {
  const { i18n } = useTranslation()
  const head = useMatches()
    .map(({ handle }) => handle)
    .findLast(isPageHead)
  const title = children ?? (head && i18n.t(head.title))
  return (
    <>
      {title !== undefined && <title>{i18n.t('pageTitle', { title })}</title>}
      {head?.description && <meta name="description" content={i18n.t(head.description)} />}
      {head?.address && <link rel="canonical" href={head.address} />}
    </>
  )
}

const isPageHead = (handle: unknown): handle is PageHead =>
  typeof handle === 'object' && handle !== null && 'title' in handle
