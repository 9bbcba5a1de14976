import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'

import type { Reservation } from '@/api/reservations'
import { reservedDays } from '@/rental/pricing'
import { statusRank, type Names } from '@/rental/reservation-search'
import { awaitsConfirmation, readStatus } from '@/rental/status'
import type { AdminLabels } from '@/reservations/desk/use-admin-labels'
import { StatusBadge } from '@/reservations/status-badge'
import { Badge } from '@/ui/badge'
import { Cluster } from '@/ui/layout'
import { idValue, type SortValue } from '@/ui/sort-rows'
import type { Column } from '@/ui/table'

import styles from './all-reservations-page.module.css'

type Heading = ParseKeys<['desk', 'client']>

interface ReservationColumn extends Pick<Column<Reservation>, 'align' | 'wraps'> {
  name: Heading
  /** The content in the table; a column without a cell is only in the CSV file. */
  cell?: (reservation: Reservation, labels: AdminLabels) => ReactNode
  sort?: { by: string; value: (reservation: Reservation, names: Names) => SortValue; numeric?: boolean }
  /** The content in the CSV file, with plain figures. */
  csv: (reservation: Reservation, labels: AdminLabels) => string
  /** The heading in the CSV file, if it differs from the table's. */
  csvName?: Heading
}

interface ReservationStatusProps {
  reservation: Reservation
  labels: AdminLabels
}

/** The status of a reservation, whether it overlaps another, and whether its slip waits, as it may after a failure too. */
export function ReservationStatus({ reservation, labels }: ReservationStatusProps) {
  return (
    <Cluster as="span" gap={1} className={styles.status}>
      <StatusBadge status={readStatus(reservation.status)}>{labels.status(reservation)}</StatusBadge>
      {labels.conflict(reservation) && <Badge tone="danger">{labels.conflictName}</Badge>}
      {awaitsConfirmation(reservation) && <Badge tone="amber">{labels.waiting}</Badge>}
    </Cluster>
  )
}

/** The columns of the administrator's table and CSV file; a new column is added here. */
export const RESERVATION_COLUMNS: readonly ReservationColumn[] = [
  {
    name: 'client:table.id',
    cell: ({ id }) => id,
    sort: { by: 'id', value: ({ id }) => idValue(id), numeric: true },
    csv: ({ id }) => id,
  },
  {
    name: 'reservations.user',
    wraps: true,
    cell: (reservation, labels) => labels.user(reservation),
    sort: { by: 'user', value: ({ userId }, { users }) => users.get(userId ?? '') },
    csv: (reservation, labels) => labels.user(reservation),
  },
  {
    name: 'client:table.vehicle',
    wraps: true,
    cell: (reservation, labels) => labels.vehicle(reservation),
    sort: { by: 'vehicle', value: ({ vehicleId }, { vehicles }) => vehicles.get(vehicleId) },
    csv: (reservation, labels) => labels.vehicle(reservation),
  },
  {
    name: 'client:table.duration',
    cell: (reservation, labels) => labels.duration(reservation),
    sort: { by: 'duration', value: reservedDays },
    csv: (reservation) => String(reservedDays(reservation)),
    csvName: 'reservations.csv.days',
  },
  {
    name: 'client:table.pickup',
    cell: (reservation, labels) => labels.pickup(reservation),
    sort: { by: 'pickup', value: ({ start }) => start },
    csv: ({ start }) => start,
  },
  {
    name: 'client:table.return',
    cell: (reservation, labels) => labels.return(reservation),
    sort: { by: 'return', value: ({ end }) => end },
    csv: ({ end }) => end,
  },
  {
    name: 'client:table.amount',
    align: 'end',
    cell: (reservation, labels) => labels.amount(reservation),
    sort: { by: 'amount', value: ({ price }) => price },
    csv: ({ price }, labels) => labels.plainMoney(price),
    csvName: 'reservations.csv.amount',
  },
  {
    name: 'client:table.status',
    wraps: true,
    cell: (reservation, labels) => <ReservationStatus reservation={reservation} labels={labels} />,
    sort: { by: 'status', value: ({ status }) => statusRank(status) },
    csv: (reservation, labels) => labels.status(reservation),
  },
  { name: 'reservations.csv.slip', csv: (reservation, labels) => labels.hasSlip(reservation) },
]
