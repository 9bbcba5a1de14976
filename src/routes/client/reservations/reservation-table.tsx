import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { formatTime } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { readStatus, type ReservationStatus } from '@/rental/status'
import { daysBetween } from '@/rental/wall-clock'
import { Badge } from '@/ui/badge'
import { Table, type Column } from '@/ui/table'

const TONES = { success: 'success', failed: 'danger', waiting: 'amber' } as const satisfies Record<
  ReservationStatus,
  string
>

const statusBadge = ({ status }: Reservation) => <StatusBadge status={status} />

interface ReservationTableProps {
  reservations: readonly Reservation[]
  vehicles: readonly Vehicle[]
}

/** Reservations with the columns and formats of section 2. */
export function ReservationTable({ reservations, vehicles }: ReservationTableProps) {
  const { t } = useTranslation('client')
  const { money } = useFormats()
  const names = new Map(vehicles.map(({ id, name }) => [id, name]))
  const columns: Column<Reservation>[] = [
    { name: t('table.id'), cell: ({ id }) => id },
    {
      name: t('table.vehicle'),
      cell: ({ vehicleId }) => names.get(vehicleId) ?? t('table.unknownVehicle', { id: vehicleId }),
    },
    {
      name: t('table.duration'),
      cell: ({ duration, start, end }) =>
        t('days', { ns: 'common', count: duration ?? daysBetween(start, end) }),
    },
    { name: t('table.pickup'), cell: ({ start }) => formatTime(start) },
    { name: t('table.return'), cell: ({ end }) => formatTime(end) },
    {
      name: t('table.amount'),
      align: 'end',
      cell: ({ price }) => (price === undefined ? t('table.notKnown') : money(price)),
    },
    { name: t('table.status'), cell: statusBadge },
  ]
  return <Table name={t('table.caption')} columns={columns} rows={reservations} keyOf={({ id }) => id} />
}

function StatusBadge({ status }: Pick<Reservation, 'status'>) {
  const { t } = useTranslation('client')
  const meaning = readStatus(status)
  return <Badge tone={TONES[meaning]}>{t(`status.${meaning}`)}</Badge>
}
