import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { readStatus } from '@/rental/status'
import { StatusBadge } from '@/reservations/status-badge'
import { Table, type Column } from '@/ui/table'

interface ReservationTableProps {
  reservations: readonly Reservation[]
  vehicles: readonly Vehicle[]
  hrefOf: (id: string) => string
}

/** The user's reservations with the columns and formats of section 2; a row opens its panel. */
export function ReservationTable({ reservations, vehicles, hrefOf }: ReservationTableProps) {
  const { t } = useTranslation('client')
  const texts = useReservationLabels(vehicles)
  const statusOf = (reservation: Reservation) => (
    <StatusBadge status={readStatus(reservation.status)}>{texts.status(reservation)}</StatusBadge>
  )
  const columns: Column<Reservation>[] = [
    { name: t('table.id'), cell: ({ id }) => id },
    { name: t('table.vehicle'), wraps: true, cell: texts.vehicle },
    { name: t('table.duration'), cell: texts.duration },
    { name: t('table.pickup'), cell: texts.pickup },
    { name: t('table.return'), cell: texts.return },
    { name: t('table.amount'), align: 'end', cell: texts.amount },
    {
      name: t('table.status'),
      cell: statusOf,
    },
  ]
  return (
    <Table
      name={t('table.caption')}
      columns={columns}
      rows={reservations}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefOf(id)}
    />
  )
}
