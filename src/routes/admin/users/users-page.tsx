import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { usersQuery, type User } from '@/api/users'
import { formatFigure, formatMoney } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { SearchTable } from '@/lists/search-table'
import { FOLLOWED, useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { inLatinScript } from '@/rental/search-text'
import { accountsByUser, NO_ACCOUNT, type UserAccount } from '@/rental/user-accounts'
import { EmailLink, PhoneLink } from '@/reservations/contact-link'
import { currentMinute } from '@/reservations/use-current-minute'
import { Page } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import type { TableOrder } from '@/ui/sort-rows'
import { TableSkeleton, type SortableColumn } from '@/ui/table'

import styles from './users-page.module.css'

/** A user with what they have reserved, if known. */
type UserRow = User & { account: UserAccount | undefined }

/** The columns of the table; a new column is added here. */
function useUserColumns(): SortableColumn<UserRow>[] {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  return useMemo(() => {
    const notKnown = t('users.table.notKnown')
    const roleName = (role: string) =>
      role === 'administrator' || role === 'client' ? t(`users.role.${role}`) : role
    return [
      {
        name: t('users.table.name'),
        wraps: true,
        cell: ({ fullName }) => <strong>{fullName ?? notKnown}</strong>,
        sort: { by: 'name', value: ({ fullName }) => fullName && inLatinScript(fullName) },
      },
      {
        name: t('users.table.email'),
        wraps: true,
        cell: ({ email }) => (email === undefined ? notKnown : <EmailLink email={email} />),
        sort: { by: 'email', value: ({ email }) => email },
      },
      {
        name: t('users.table.phone'),
        wraps: true,
        cell: ({ phone }) => (phone === undefined ? notKnown : <PhoneLink phone={phone} />),
        sort: { by: 'phone', value: ({ phone }) => phone },
      },
      {
        name: t('users.table.role'),
        wraps: true,
        cell: ({ role }) => (role === undefined ? notKnown : roleName(role)),
        sort: { by: 'role', value: ({ role }) => role },
      },
      {
        name: t('users.table.reservations'),
        align: 'end',
        cell: ({ account }) => (account ? formatFigure(account.count, language) : notKnown),
        sort: { by: 'reservations', value: ({ account }) => account?.count },
      },
      {
        name: t('users.table.owed'),
        align: 'end',
        cell: ({ account }) => (account ? formatMoney(account.owed, language) : notKnown),
        sort: { by: 'owed', value: ({ account }) => account?.owed },
      },
      {
        name: t('users.table.paid'),
        align: 'end',
        cell: ({ account }) => (account ? formatMoney(account.paid, language) : notKnown),
        sort: { by: 'paid', value: ({ account }) => account?.paid },
      },
    ]
  }, [t, language])
}

const BY_NAME: TableOrder = { by: 'name', descending: false }

/** All users; only administrator pages read them (docs/decisions.md, "Personal data on demand"). */
export default function UsersPage() {
  const { t } = useTranslation(['desk', 'common'])
  const columns = useUserColumns()
  const users = useList({ ...usersQuery(), ...FOLLOWED })
  const reservations = useList({ ...reservationsQuery(), ...FOLLOWED })
  const accounts = useMemo(
    () => reservations.rows && accountsByUser(reservations.rows, currentMinute()),
    [reservations.rows],
  )
  const rows = useMemo(
    () =>
      users.rows?.map((user): UserRow => {
        const account = accounts && (accounts.get(user.id) ?? NO_ACCOUNT)
        return { ...user, account }
      }),
    [users.rows, accounts],
  )
  return (
    <Page className={styles.page}>
      <PageTitle />
      <h1>{t('users.title')}</h1>
      <ListNotices
        about={{
          users: {
            list: users,
            unread: (count) => t('users.unread', { count }),
            failed: t('users.loadFailed'),
          },
          ...(rows && {
            reservations: {
              list: reservations,
              unread: () => t('users.countIncomplete'),
              failed: t('users.countFailed'),
            },
          }),
        }}
      />
      {users.state === 'loading' && <TableSkeleton />}
      {rows && (
        <SearchTable
          name={t('users.tableName')}
          columns={columns}
          rows={rows}
          defaultOrder={BY_NAME}
          hrefOf={({ id }) => paths.reservationsOfUser(id)}
          texts="users"
          needs={reservations.state}
        />
      )}
    </Page>
  )
}
