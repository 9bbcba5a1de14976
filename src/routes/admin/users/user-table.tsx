import { useTranslation } from 'react-i18next'

import type { User } from '@/api/users'
import { useFormats } from '@/i18n/use-formats'
import { Table, type Column } from '@/ui/table'
import type { TableOrder } from '@/ui/table-head'

import { EmailLink, PhoneLink } from './contact-link'

import styles from './user-table.module.css'

/** A user with the number of their reservations, if it is known. */
export type CountedUser = User & { count: number | undefined }

interface UserTableProps {
  /** One page of the users. */
  users: readonly CountedUser[]
  order: TableOrder
  onSort: (by: string) => void
}

/** Users, with the ways to reach them. */
export function UserTable({ users, order, onSort }: UserTableProps) {
  const { t } = useTranslation('users')
  const { figure } = useFormats()
  const roleText = (role: string | undefined) => {
    if (role === undefined) return t('table.notKnown')
    return role === 'administrator' || role === 'client' ? t(`role.${role}`) : role
  }
  const columns: Column<CountedUser>[] = [
    {
      name: t('table.name'),
      sort: 'name',
      cell: ({ fullName }) => <span className={styles['name']}>{fullName ?? t('table.notKnown')}</span>,
    },
    {
      name: t('table.email'),
      sort: 'email',
      cell: ({ email }) => (email === undefined ? t('table.notKnown') : <EmailLink address={email} />),
    },
    {
      name: t('table.phone'),
      sort: 'phone',
      cell: ({ phone }) => (phone === undefined ? t('table.notKnown') : <PhoneLink number={phone} />),
    },
    {
      name: t('table.role'),
      sort: 'role',
      cell: ({ role }) => <span className={styles['text']}>{roleText(role)}</span>,
    },
    {
      name: t('table.reservations'),
      sort: 'reservations',
      align: 'end',
      cell: ({ count }) => (count === undefined ? t('table.notKnown') : figure(count)),
    },
  ]
  return (
    <div className={styles['table']}>
      <Table
        name={t('tableName')}
        columns={columns}
        rows={users}
        keyOf={({ id }) => id}
        order={order}
        onSort={onSort}
      />
    </div>
  )
}
