import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { ListNotices } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { useList } from '@/lists/use-list'
import { useReservationsOrLastKnown } from '@/offline/use-reservations-or-last-known'
import { paths } from '@/paths'
import { reservedDays } from '@/rental/pricing'
import { filterReservations, statusRank } from '@/rental/reservation-search'
import { nextStepOf, readStatus } from '@/rental/status'
import { ReservationMarks } from '@/reservations/reservation-stages'
import { useChangedReservations } from '@/reservations/seen-statuses'
import { StatusBadge } from '@/reservations/status-badge'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { useSession } from '@/session/session'
import { ButtonLink } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { Cluster, Page, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { Skeleton } from '@/ui/skeleton'
import { idValue, useSortedRows, type TableOrder } from '@/ui/sort-rows'
import { TableSkeleton, type SortableColumn } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { useTableState } from '@/ui/use-table-state'

import { NextReservation } from './next-reservation'
import { ReservationPanel } from './reservation-panel'

import styles from './reservations-page.module.css'

/** The signed-in user's own reservations; by default the latest pickup comes first. */
export default function ReservationsPage() {
  const { t } = useTranslation('client')
  return (
    <Page>
      <PageTitle />
      <h1>{t('myReservations')}</h1>
      <OwnReservations />
    </Page>
  )
}

function OwnReservations() {
  const { t } = useTranslation(['client', 'common'])
  const userId = useSession()?.userId
  const { openId, close } = useOpenRow('reservation')
  const reservations = useReservationsOrLastKnown()
  const vehicles = useList(vehiclesQuery())
  if (reservations.state === 'failed') return <ReadFailure of={reservations}>{t('listFailed')}</ReadFailure>
  // The table waits for the names of the cars, but not for a fleet that fails to load, nor for another try.
  if (reservations.state === 'loading' || vehicles.isFirstTry) {
    return (
      <>
        <Skeleton height="20rem" />
        <TableSkeleton />
      </>
    )
  }
  const fleet = vehicles.rows ?? []
  const own = reservations.rows.filter((reservation) => reservation.userId === userId)
  const open = own.find(({ id }) => id === openId)
  const needsNames = !reservations.isLastKnown && own.length > 0
  // A reservation that is not in the list may be among the rows that could not be read, or newer than the list.
  const isComplete = reservations.unread === 0 && reservations.error === null && !reservations.isReading
  return (
    <>
      <ListNotices
        about={{
          reservations: { list: reservations, unread: (count) => t('unread', { count }) },
          vehicles: { list: vehicles, ...(needsNames && { failed: t('namesFailed') }) },
        }}
        isPanelOpen={open !== undefined}
      />
      {openId !== undefined && !open && isComplete && (
        <Notice tone="warning">{t('unknown', { id: openId })}</Notice>
      )}
      {own.length === 0 ? (
        <Stack align="start">
          {isComplete && <p>{t('empty.text')}</p>}
          <ButtonLink variant="primary" to={paths.vehicles}>
            {t('empty.action')}
          </ButtonLink>
        </Stack>
      ) : (
        <>
          <NextReservation reservations={own} vehicles={fleet} />
          <ReservationTable reservations={own} vehicles={fleet} />
        </>
      )}
      {open && <ReservationPanel reservation={open} list={reservations} vehicles={fleet} onClose={close} />}
    </>
  )
}

interface ReservationTableProps {
  reservations: readonly Reservation[]
  vehicles: readonly Vehicle[]
}

const LATEST_PICKUP: TableOrder = { by: 'pickup', descending: true }

/** The table, sorted and filtered by the URL, one page at a time. */
function ReservationTable({ reservations, vehicles }: ReservationTableProps) {
  const { t } = useTranslation('client')
  const labels = useReservationLabels(vehicles)
  const { hrefOf } = useOpenRow('reservation')
  const changed = useChangedReservations(reservations)
  const names = new Map(reservations.map((row) => [row.vehicleId, labels.vehicle(row)]))
  const statusOf = (reservation: Reservation) => (
    <>
      <ReservationMarks next={nextStepOf(reservation)} />
      <StatusBadge status={readStatus(reservation.status)}>{labels.status(reservation)}</StatusBadge>
      {changed.has(reservation.id) && <small>{t('statusChanged')}</small>}
    </>
  )
  const columns: SortableColumn<Reservation>[] = [
    {
      name: t('table.id'),
      cell: ({ id }) => id,
      sort: { by: 'id', value: ({ id }) => idValue(id), numeric: true },
    },
    {
      name: t('table.vehicle'),
      wraps: true,
      cell: labels.vehicle,
      sort: { by: 'vehicle', value: labels.vehicle },
    },
    { name: t('table.duration'), cell: labels.duration, sort: { by: 'duration', value: reservedDays } },
    { name: t('table.pickup'), cell: labels.pickup, sort: { by: 'pickup', value: ({ start }) => start } },
    { name: t('table.return'), cell: labels.return, sort: { by: 'return', value: ({ end }) => end } },
    {
      name: t('table.amount'),
      align: 'end',
      cell: labels.amount,
      sort: { by: 'amount', value: ({ price }) => price },
    },
    {
      name: t('table.status'),
      cell: statusOf,
      sort: { by: 'status', value: ({ status }) => statusRank(status) },
    },
  ]
  const state = useTableState(columns, LATEST_PICKUP)
  const { query, text, order, filter } = state
  const status = STATUSES.find((known) => known === query.get('status'))
  const sorted = useSortedRows(reservations, columns, order)
  const found = filterReservations(sorted, { status, text }, { vehicles: names, users: new Map() })
  return (
    <>
      <Cluster gap={5} fill className={styles.filters}>
        <SearchField
          label={t('filter.text')}
          hint={t('filter.hint')}
          text={text}
          onSearch={(q) => filter({ q })}
          found={found.length === 0 ? t('filter.nothingFound') : t('filter.found', { count: found.length })}
        />
        <SelectField
          label={t('table.status')}
          value={status ?? ''}
          options={STATUSES.map((known) => [known, t(`status.${known}`)])}
          onChoose={(chosen) => filter({ status: chosen })}
        >
          <option value="">{t('filter.anyStatus')}</option>
        </SelectField>
      </Cluster>
      <PagedTable
        name={t('table.caption')}
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => hrefOf(id)}
        state={state}
      />
    </>
  )
}

const STATUSES = ['waiting', 'success', 'failed'] as const
