import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { usersQuery, type User } from '@/api/users'
import { formatFigure } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { SearchTable } from '@/lists/search-table'
import { FOLLOWED, useList } from '@/lists/use-list'
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
import type { TableOrder } from '@/ui/sort-rows'
import { TableSkeleton, type SortableColumn } from '@/ui/table'

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
        cell: ({ email }) =>
          email === undefined ? notKnown : contact(email, EMAIL.test(email), `mailto:${email}`),
        sort: { by: 'email', value: ({ email }) => email },
      },
      {
        name: t('table.phone'),
        wraps: true,
        cell: ({ phone }) =>
          phone === undefined
            ? notKnown
            : contact(phone, isPhoneNumber(phone), `tel:${dialledNumber(phone)}`),
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

const BY_NAME: TableOrder = { by: 'name', descending: false }

/** All users; only administrator pages read them (docs/decisions.md, "Personal data on demand"). */
export default function UsersPage() {
  const { t } = useTranslation(['users', 'common'])
  const columns = useUserColumns()
  const users = useList({ ...usersQuery(), ...FOLLOWED })
  const reservations = useList({ ...reservationsQuery(), ...FOLLOWED })
  const counts = useMemo(() => reservations.rows && countByUser(reservations.rows), [reservations.rows])
  const rows = useMemo(() => users.rows?.map((user) => rowOf(user, counts)), [users.rows, counts])
  return (
    <Page className={styles.page}>
      <PageTitle />
      <h1>{t('title')}</h1>
      <ListNotices
        about={{
          users: { list: users, unread: (count) => t('unread', { count }), failed: t('loadFailed') },
          ...(rows && {
            reservations: {
              list: reservations,
              unread: () => t('countIncomplete'),
              failed: t('countFailed'),
            },
          }),
        }}
      />
      {users.state === 'loading' && <TableSkeleton />}
      {rows && (
        <SearchTable
          name={t('tableName')}
          columns={columns}
          rows={rows}
          defaultOrder={BY_NAME}
          matches={matches}
          texts="users"
          needs={reservations.state}
        />
      )}
    </Page>
  )
}

type Counts = ReadonlyMap<string, number>

/** The number of reservations of each user, by user ID. */
function countByUser(reservations: readonly Reservation[]): Counts {
  const counts = new Map<string, number>()
  for (const { userId } of reservations)
    if (userId !== undefined) counts.set(userId, (counts.get(userId) ?? 0) + 1)
  return counts
}

const rowOf = (user: User, counts: Counts | undefined): UserRow => ({
  ...user,
  count: counts && (counts.get(user.id) ?? 0),
  searchText: foldText(`${user.fullName ?? ''} ${user.email ?? ''} ${user.phone ?? ''}`),
  digits: phoneDigits(user.phone ?? ''),
})

function matches(text: string) {
  const isFound = searchOf(text)
  const wantedDigits = searchedDigits(text)
  return ({ searchText, digits }: UserRow) =>
    isFound(searchText) || (wantedDigits !== undefined && digits.includes(wantedDigits))
}

// Excludes characters that mean more than the address in a mailto: link, such as '?' and '%'.
const EMAIL = /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** An e-mail address or a phone number, as a link if it is plausible. */
const contact = (text: string, isPlausible: boolean, href: string) =>
  isPlausible ? (
    <a className="touch" href={href}>
      {text}
    </a>
  ) : (
    text
  )
