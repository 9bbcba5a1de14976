import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { usersQuery, type User } from '@/api/users'
import { formatFigure } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { useList } from '@/lists/use-list'
import { paths } from '@/paths'
import {
  dialledNumber,
  foldText,
  inLatinScript,
  isPhoneNumber,
  phoneDigits,
  searchedDigits,
  searchOf,
} from '@/rental/search-text'
import { Page } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import { TableSkeleton, type SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import styles from './users-page.module.css'

/** A user with the number of their reservations, if known, and the text and digits that a search matches. */
type UserRow = User & { count: number | undefined; searchText: string; digits: string }

/** The columns of the table; a new column is added here. */
function useUserColumns(): SortableColumn<UserRow>[] {
  const { t } = useTranslation('users')
  const { language } = useFormats()
  return useMemo(() => {
    const notKnown = t('table.notKnown')
    const roleName = (role: string) =>
      role === 'administrator' || role === 'client' ? t(`role.${role}`) : role
    return [
      {
        name: t('table.name'),
        wraps: true,
        cell: ({ fullName }) => <strong>{fullName ?? notKnown}</strong>,
        sort: { by: 'name', value: ({ fullName }) => fullName && inLatinScript(fullName) },
      },
      {
        name: t('table.email'),
        wraps: true,
        cell: ({ email }) => (email === undefined ? notKnown : <EmailLink address={email} />),
        sort: { by: 'email', value: ({ email }) => email },
      },
      {
        name: t('table.phone'),
        wraps: true,
        cell: ({ phone }) => (phone === undefined ? notKnown : <PhoneLink number={phone} />),
        sort: { by: 'phone', value: ({ phone }) => phone },
      },
      {
        name: t('table.role'),
        wraps: true,
        cell: ({ role }) => (role === undefined ? notKnown : roleName(role)),
        sort: { by: 'role', value: ({ role }) => role },
      },
      {
        name: t('table.reservations'),
        align: 'end',
        cell: ({ count, id }) => {
          const figure = count === undefined ? notKnown : formatFigure(count, language)
          if (!count) return figure
          return (
            <Link className={`touch ${styles.count}`} to={paths.reservationsOfUser(id)}>
              {figure}
            </Link>
          )
        },
        sort: { by: 'reservations', value: ({ count }) => count },
      },
    ]
  }, [t, language])
}

/** All users; only administrator pages read them (docs/decisions.md, "Personal data on demand"). */
export default function UsersPage() {
  const { t } = useTranslation('users')
  return (
    <Page className={styles.page}>
      <PageTitle />
      <h1>{t('title')}</h1>
      <Users />
    </Page>
  )
}

function Users() {
  const { t } = useTranslation(['users', 'common'])
  const users = useList(usersQuery())
  const reservations = useList(reservationsQuery())
  const counts = useMemo(() => reservations.rows && countByUser(reservations.rows), [reservations.rows])
  if (users.state === 'loading') return <TableSkeleton />
  if (users.state === 'failed') return <ReadFailure of={users}>{t('loadFailed')}</ReadFailure>
  return (
    <>
      <ListNotices
        about={{
          users: { list: users, unread: (count) => t('unread', { count }) },
          reservations: { list: reservations, unread: () => t('countIncomplete'), failed: t('countFailed') },
        }}
      />
      {users.rows.length === 0 ? <p>{t('empty')}</p> : <UserTable users={users.rows} counts={counts} />}
    </>
  )
}

/** The number of reservations of each user, by user ID. */
function countByUser(reservations: readonly Reservation[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { userId } of reservations)
    if (userId !== undefined) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return counts
}

const BY_NAME: TableOrder = { by: 'name', descending: false }

interface UserTableProps {
  users: readonly User[]
  /** Numbers of reservations by user ID; undefined if the reservations are not loaded. */
  counts: ReadonlyMap<string, number> | undefined
}

/** The users that match the search, sorted, one page at a time. */
function UserTable({ users, counts }: UserTableProps) {
  const { t } = useTranslation('users')
  const { figure } = useFormats()
  const columns = useUserColumns()
  const state = useTableState(columns, BY_NAME)
  const { text, order, filter } = state
  const all = useMemo(() => users.map((user) => rowOf(user, counts)), [users, counts])
  const sorted = useSortedRows(all, columns, order)
  const found = useMemo(() => {
    const isFound = searchOf(text)
    const wantedDigits = searchedDigits(text)
    return sorted.filter(
      ({ searchText, digits }) =>
        isFound(searchText) || (wantedDigits !== undefined && digits.includes(wantedDigits)),
    )
  }, [sorted, text])
  return (
    <>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        text={text}
        onSearch={(q) => filter({ q })}
        found={
          found.length === 0
            ? t('nothingFound')
            : t('count', { count: found.length, figure: figure(found.length) })
        }
      />
      <PagedTable name={t('tableName')} columns={columns} rows={found} keyOf={({ id }) => id} state={state} />
    </>
  )
}

const rowOf = (user: User, counts: UserTableProps['counts']): UserRow => ({
  ...user,
  count: counts && (counts.get(user.id) ?? 0),
  searchText: foldText(`${user.fullName ?? ''} ${user.email ?? ''} ${user.phone ?? ''}`),
  digits: phoneDigits(user.phone ?? ''),
})

// Excludes characters that mean more than the address in a mailto: link, such as '?' and '%'.
const EMAIL = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address, as a link if it is plausible. */
function EmailLink({ address }: { address: string }) {
  if (!EMAIL.test(address)) return address
  return (
    <a className="touch" href={`mailto:${address}`}>
      {address}
    </a>
  )
}

/** A phone number, as a link if it is plausible. */
function PhoneLink({ number }: { number: string }) {
  if (!isPhoneNumber(number)) return number
  return (
    <a className="touch" href={`tel:${dialledNumber(number)}`}>
      {number}
    </a>
  )
}
