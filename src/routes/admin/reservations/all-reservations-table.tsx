import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import { Badge } from '@/ui/badge'
import { Pager } from '@/ui/pager'
import { StatusBadge } from '@/reservations/status-badge'
import { Table, type Column } from '@/ui/table'
import { PAGE_SIZE, pageOf, type useTableUrl } from '@/ui/use-table-url'

import { useAdminLabels } from './use-admin-labels'
import type { ReservationList } from './use-reservation-list'
import type { useReservationFilters } from './use-reservation-filters'

import styles from './all-reservations-table.module.css'

interface AllReservationsTableProps {
  url: ReturnType<typeof useReservationFilters>
  table: ReturnType<typeof useTableUrl>
  list: ReservationList
  found: readonly Reservation[]
}

/** The reservations found, a page at a time, with the columns of section 2. */
export function AllReservationsTable({ url, table, list, found }: AllReservationsTableProps) {
  const { t } = useTranslation(['reservations', 'client'])
  const texts = useAdminLabels(list)
  const { shown, rows } = pageOf(found, table.page, PAGE_SIZE)
  if (found.length === 0) return <p>{t(url.isFiltered ? 'nothingFound' : 'empty')}</p>
  // The word is looked up once for all the rows.
  const waiting = t('waitingForConfirmation')
  const statusOf = (reservation: Reservation) => (
    <span className={styles.status}>
      <StatusBadge status={readStatus(reservation.status)}>{texts.status(reservation)}</StatusBadge>
      {awaitsConfirmation(reservation) && <Badge tone="amber">{waiting}</Badge>}
    </span>
  )
  const columns: Column<Reservation>[] = [
    { name: t('client:table.id'), sort: 'id', cell: ({ id }) => id },
    { name: t('user'), sort: 'user', wraps: true, cell: texts.user },
    { name: t('client:table.vehicle'), sort: 'vehicle', wraps: true, cell: texts.vehicle },
    { name: t('client:table.duration'), sort: 'duration', cell: texts.duration },
    { name: t('client:table.pickup'), sort: 'pickup', cell: texts.pickup },
    { name: t('client:table.return'), sort: 'return', cell: texts.return },
    { name: t('client:table.amount'), sort: 'amount', align: 'end', cell: texts.amount },
    { name: t('client:table.status'), sort: 'status', wraps: true, cell: statusOf },
  ]
  const pager = <Pager page={shown} pageSize={PAGE_SIZE} count={found.length} onPage={table.goTo} />
  return (
    <div className={styles.list}>
      <Table
        name={t('title')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        order={table.order}
        onSort={table.sortBy}
        hrefOf={({ id }) => url.hrefOf(id)}
      />
      {pager}
    </div>
  )
}
