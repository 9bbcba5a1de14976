import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { User } from '@/api/users'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { foldText, searchOf } from '@/rental/search-text'
import { Pager } from '@/ui/pager'
import { SearchField } from '@/ui/search-field'
import { sortRows, type SortValue } from '@/ui/sort-rows'
import type { TableOrder } from '@/ui/table-head'
import { useSearchUrl } from '@/ui/use-search-url'
import { PAGE_SIZE, pageOf, useTableUrl } from '@/ui/use-table-url'

import { UserTable, type CountedUser } from './user-table'

import styles from './user-list.module.css'

const SORT_VALUES: Record<string, (user: CountedUser) => SortValue> = {
  name: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => role,
  reservations: ({ count }) => count,
}

const SORTABLE = Object.keys(SORT_VALUES)

interface UsersProps {
  users: readonly User[]
  /** By user id; undefined where they cannot be counted. */
  counts: ReadonlyMap<string, number> | undefined
}

/** The users that are searched for, in their order, a page at a time. */
export function UserList({ users, counts }: UsersProps) {
  const { t } = useTranslation('users')
  const { text, searchFor } = useSearchUrl()
  const { order, page, sortBy, goTo } = useTableUrl(SORTABLE, { by: 'name', descending: false })
  const sorted = useSortedUsers(users, counts, order)
  const found = useMemo(() => {
    const isFound = searchOf(text)
    return sorted.filter(({ words }) => isFound(words))
  }, [sorted, text])
  const { shown, rows } = pageOf(found, page, PAGE_SIZE)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('search')} hint={t('searchHint')} text={text} onSearch={searchFor} />
        <p role="status">{found.length === 0 ? t('nothingFound') : t('count', { count: found.length })}</p>
      </div>
      {found.length > 0 && <UserTable users={rows} order={order} onSort={sortBy} />}
      <Pager page={shown} pageSize={PAGE_SIZE} count={found.length} onPage={goTo} />
    </>
  )
}

function useSortedUsers(
  users: readonly User[],
  counts: UsersProps['counts'],
  { by, descending }: TableOrder,
): (CountedUser & { words: string })[] {
  const { language } = useFormats()
  const counted = useMemo(
    () =>
      users.map((user) => ({
        ...user,
        count: counts && (counts.get(user.id) ?? 0),
        words: foldText(`${user.fullName ?? ''} ${user.email ?? ''} ${user.phone ?? ''}`),
      })),
    [users, counts],
  )
  return useMemo(() => {
    const collator = new Intl.Collator(LANGUAGE_FACTS[language].tag)
    return sortRows(counted, SORT_VALUES[by] ?? (() => undefined), descending, collator)
  }, [counted, by, descending, language])
}
