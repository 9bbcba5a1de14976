import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFailureText } from '@/i18n/use-failure-text'
import { LastKnownNotice } from '@/offline/last-known-notice'
import { useLastKnownReservations } from '@/offline/use-last-known-reservations'
import { paths } from '@/paths'
import { byStart } from '@/rental/period'
import { readStatus } from '@/rental/status'
import { StatusBadge } from '@/reservations/status-badge'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { useSession } from '@/session/session'
import { ButtonLink } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { PageTitle } from '@/ui/page-title'
import { Pager } from '@/ui/pager'
import { Skeleton } from '@/ui/skeleton'
import { Table, type Column } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { PAGE_SIZE, pageOf, useTableState } from '@/ui/use-table-state'

import { ReservationPanel } from './reservation-panel'

import styles from './reservations-page.module.css'

/** The signed-in user's own reservations, the latest pickup first. */
export default function ReservationsPage() {
  const { t } = useTranslation('client')
  return (
    <div className={styles.page}>
      <PageTitle />
      <h1>{t('myReservations')}</h1>
      <OwnReservations />
    </div>
  )
}

function OwnReservations() {
  const { t } = useTranslation(['client', 'common'])
  const failureText = useFailureText()
  const userId = useSession()?.userId
  const { openId, close, hrefOf } = useOpenRow('reservation')
  const { page, goTo } = useTableState()
  const reservations = useQuery(reservationsQuery())
  const vehicles = useQuery(vehiclesQuery())
  const { seen, readAgain } = useLastKnownReservations(reservations)
  const all = reservations.data ?? seen?.reservations
  const own = useMemo(
    () => all?.filter((reservation) => reservation.userId === userId).toSorted((a, b) => byStart(b, a)),
    [all, userId],
  )
  if (reservations.isLoadingError && !seen) {
    return (
      <LoadFailure onRetry={() => void reservations.refetch()}>
        {t('listFailed')} {failureText(reservations.error)}
      </LoadFailure>
    )
  }
  // The table waits for the names of the cars, but not for a fleet that fails to load.
  if (own === undefined || vehicles.isPending) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton height="20rem" />
      </div>
    )
  }
  const fleet = vehicles.data ?? []
  const age = seen && <LastKnownNotice at={seen.at} onRetry={readAgain} />
  if (own.length === 0) {
    return (
      <div className={styles.empty}>
        {age}
        <p>{t('empty.text')}</p>
        <ButtonLink look="primary" to={paths.vehicles}>
          {t('empty.action')}
        </ButtonLink>
      </div>
    )
  }
  const { shown, rows } = pageOf(own, page, PAGE_SIZE)
  const open = own.find(({ id }) => id === openId)
  return (
    <>
      {age}
      <ReservationTable reservations={rows} vehicles={fleet} hrefOf={hrefOf} />
      <Pager page={shown} pageSize={PAGE_SIZE} count={own.length} onPage={goTo} />
      {open && <ReservationPanel reservation={open} vehicles={fleet} onClose={close} />}
    </>
  )
}

interface ReservationTableProps {
  reservations: readonly Reservation[]
  vehicles: readonly Vehicle[]
  hrefOf: (id: string) => string
}

function ReservationTable({ reservations, vehicles, hrefOf }: ReservationTableProps) {
  const { t } = useTranslation('client')
  const labels = useReservationLabels(vehicles)
  const statusOf = (reservation: Reservation) => (
    <StatusBadge status={readStatus(reservation.status)}>{labels.status(reservation)}</StatusBadge>
  )
  const columns: Column<Reservation>[] = [
    { name: t('table.id'), cell: ({ id }) => id },
    { name: t('table.vehicle'), wraps: true, cell: labels.vehicle },
    { name: t('table.duration'), cell: labels.duration },
    { name: t('table.pickup'), cell: labels.pickup },
    { name: t('table.return'), cell: labels.return },
    { name: t('table.amount'), align: 'end', cell: labels.amount },
    { name: t('table.status'), cell: statusOf },
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
