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
  const columns: Column<CountedUser>[] = [
    { name: t('table.name'), sort: 'name', wraps: true, cell: nameCell },
    { name: t('table.email'), sort: 'email', wraps: true, cell: emailCell },
    { name: t('table.phone'), sort: 'phone', wraps: true, cell: phoneCell },
    { name: t('table.role'), sort: 'role', wraps: true, cell: roleCell },
    {
      name: t('table.reservations'),
      sort: 'reservations',
      align: 'end',
      cell: ({ count }) => (count === undefined ? t('table.notKnown') : figure(count)),
    },
  ]
  return (
    <Table
      name={t('tableName')}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      order={order}
      onSort={onSort}
    />
  )
}

const nameCell = ({ fullName }: User) => (
  <strong className={styles.text}>{fullName ?? <NotKnown />}</strong>
)

const emailCell = ({ email }: User) => (email === undefined ? <NotKnown /> : <EmailLink address={email} />)

const phoneCell = ({ phone }: User) => (phone === undefined ? <NotKnown /> : <PhoneLink number={phone} />)

const roleCell = ({ role }: User) => (role === undefined ? <NotKnown /> : <Role role={role} />)

function NotKnown() {
  const { t } = useTranslation('users')
  return t('table.notKnown')
}

function Role({ role }: { role: string }) {
  const { t } = useTranslation('users')
  const isNamed = role === 'administrator' || role === 'client'
  return <span className={styles.text}>{isNamed ? t(`role.${role}`) : role}</span>
}
