import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '@/i18n/use-failure-text'
import { SORT_COLUMNS } from '@/rental/reservation-search/sort-keys'
import { LoadFailure } from '@/ui/load-failure'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'
import { useOpenRow } from '@/ui/use-open-row'
import { useTableUrl } from '@/ui/use-table-url'

import { AllReservationsTable } from './all-reservations-table'
import { ConfirmationPanel } from './confirmation-panel'
import { FilterBar } from './filter-bar'
import { ListActions } from './list-actions'
import { filterOf } from './list-query'
import { Timeline } from './timeline'
import { useReservationList, type ReservationList } from './use-reservation-list'
import { useReservationFilters } from './use-reservation-filters'

import styles from './all-reservations-page.module.css'

/** All reservations, for an administrator: to search, to confirm, to see which car is free when (section 2). */
export default function AllReservationsPage() {
  const { t } = useTranslation(['reservations', 'common'])
  const failureText = useFailureText()
  const list = useReservationList()
  const { reservations, users, vehicles } = list
  // Names are worth waiting for; those that cannot be had are not.
  const isPending = reservations.isPending || users.isPending || vehicles.isPending
  return (
    <div className={styles.page}>
      <PageTitle />
      <h1>{t('title')}</h1>
      {reservations.isLoadingError ? (
        <LoadFailure onRetry={() => void reservations.refetch()}>
          {t('listFailed')} {failureText(reservations.error)}
        </LoadFailure>
      ) : isPending ? (
        <div role="status" aria-label={t('common:loading')}>
          <Skeleton height="30rem" />
        </div>
      ) : (
        <ReservationResults list={list} />
      )}
    </div>
  )
}

const LATEST_PICKUP = { by: 'pickup', descending: true }

function ReservationResults({ list }: { list: ReservationList }) {
  const { t } = useTranslation('reservations')
  const failureText = useFailureText()
  const url = useReservationFilters()
  const table = useTableUrl(SORT_COLUMNS, LATEST_PICKUP)
  const { openId, close } = useOpenRow('reservation')
  const { search, users } = list
  const by = SORT_COLUMNS.find((column) => column === table.order.by) ?? 'pickup'
  const { descending } = table.order
  const { status, vehicle, from, to, q } = url.filters
  const found = useMemo(
    () => search?.find(filterOf({ status, vehicle, from, to, q }), by, descending) ?? [],
    [search, status, vehicle, from, to, q, by, descending],
  )
  const open = openId === undefined ? undefined : list.reservations.data?.find(({ id }) => id === openId)
  return (
    <>
      {users.isLoadingError && (
        <LoadFailure onRetry={() => void users.refetch()}>
          {t('namesFailed')} {failureText(users.error)}
        </LoadFailure>
      )}
      <FilterBar url={url} vehicles={list.vehicles.data ?? NONE} />
      <ListActions url={url} list={list} found={found} />
      {url.view === 'timeline' ? (
        <Timeline url={url} list={list} found={found} />
      ) : (
        <AllReservationsTable url={url} table={table} list={list} found={found} />
      )}
      {open && <ConfirmationPanel reservation={open} list={list} onClose={close} />}
    </>
  )
}

const NONE: readonly never[] = []
