import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { NewRows } from '@/lists/new-rows'
import { ReadFailure } from '@/lists/read-failure'
import { useFollowedRows } from '@/lists/use-followed-rows'
import { findConflicts } from '@/rental/conflicts'
import { filterReservations } from '@/rental/reservation-search'
import { inLatinScript } from '@/rental/search-text'
import { accountsByUser, NO_ACCOUNT } from '@/rental/user-accounts'
import { ContactFacts } from '@/reservations/contact-link'
import { DeskNotices } from '@/reservations/desk/desk-notices'
import { useReservationList, type ReservationList } from '@/reservations/desk/use-reservation-list'
import { currentMinute } from '@/reservations/use-current-minute'
import { Fact, Facts, Page, Panel } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import type { TableOrder } from '@/ui/sort-rows'
import { TableSkeleton, type Column } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { withChanges } from '@/ui/use-query-state'
import { useTableState } from '@/ui/use-table-state'

import { BookingDialog } from './booking-dialog'
import { ConfirmationPanel } from './confirmation-panel'
import { FilterBar } from './filter-bar'
import { ListActions } from './list-actions'
import { RESERVATION_COLUMNS } from './reservation-columns'
import { Timeline } from './timeline'
import { useClientBooking } from './use-client-booking'
import { filterOf, useReservationFilters } from './use-reservation-filters'

import styles from './all-reservations-page.module.css'

/** All reservations for an administrator: to search and confirm them, and to see which car is free when. */
export default function AllReservationsPage() {
  const { t } = useTranslation(['desk', 'common'])
  const list = useReservationList()
  const { reservations } = list
  const isLoading = reservations.state === 'loading'
  // The rows are sorted and drawn in tasks of their own, after the list is read.
  const wasLoading = useDeferredValue(isLoading)
  return (
    <Page gap={5} className={styles.page}>
      <PageTitle />
      <h1>{t('reservations.title')}</h1>
      {reservations.state === 'failed' ? (
        <ReadFailure of={reservations}>{t('reservations.listFailed')}</ReadFailure>
      ) : isLoading || wasLoading ? (
        <TableSkeleton />
      ) : (
        <ReservationResults list={list} />
      )}
    </Page>
  )
}

const LATEST_PICKUP: TableOrder = { by: 'pickup', descending: true }
const NONE: readonly never[] = []

function ReservationResults({ list }: { list: ReservationList }) {
  const { t } = useTranslation(['desk', 'client'])
  const { filters, isFiltered, view } = useReservationFilters()
  const state = useTableState(RESERVATION_COLUMNS, LATEST_PICKUP)
  const { openId, hrefOf, close } = useOpenRow('reservation')
  const isBooking = useClientBooking().isOpen
  const { reservations, users, vehicles, names, labels } = list
  const sorts = useMemo(() => {
    // In one order, whichever script a name is written in; once for each name, not for each of its rows.
    const sorted = { ...names, users: inOneScript(names.users), vehicles: inOneScript(names.vehicles) }
    return RESERVATION_COLUMNS.flatMap(({ sort }) =>
      sort ? [{ sort: { ...sort, value: (row: Reservation) => sort.value(row, sorted) } }] : [],
    )
  }, [names])
  const { status, vehicle, user, figure, from, to, q } = filters
  const conflicts = status === 'conflict' ? list.conflicts : undefined
  const find = useCallback(
    (rows: readonly Reservation[], areLatest: boolean) => {
      const ids = conflicts && !areLatest ? findConflicts(rows) : conflicts
      return filterReservations(rows, filterOf({ status, vehicle, user, figure, from, to, q }, ids), names)
    },
    [status, vehicle, user, figure, from, to, q, conflicts, names],
  )
  // The panel is in front of the rows and changes nothing about them.
  const choice = withChanges(state.query, { reservation: undefined })
  const followed = useFollowedRows(reservations.rows ?? NONE, {
    columns: sorts,
    order: state.order,
    find,
    choice: `${list.isRefreshing} ${choice}`,
  })
  const found = followed.rows
  const columns: Column<Reservation>[] = RESERVATION_COLUMNS.flatMap(({ name, cell, ...column }) =>
    cell ? [{ ...column, name: t(name), cell: (row) => cell(row, labels) }] : [],
  )
  // Not for names that fail to load, nor for another try; users come later, and matter where a name is looked for.
  const needed = q === '' ? [vehicles] : [users, vehicles]
  const isWaiting =
    needed.some(({ isFirstTry }) => isFirstTry) || (status === 'conflict' && conflicts === undefined)
  const isComplete = reservations.state === 'ready' && reservations.unread === 0
  const open = openId === undefined ? undefined : reservations.rows?.find(({ id }) => id === openId)
  return (
    <>
      <DeskNotices lists={list} isPanelOpen={open !== undefined || isBooking} />
      {/* Not said if the reservation may be among the rows that could not be read. */}
      {openId !== undefined && !open && isComplete && (
        <Notice tone="warning">{t('reservations.unknown', { id: openId })}</Notice>
      )}
      {user !== undefined && <ClientAccount userId={user} list={list} />}
      <FilterBar list={list} />
      {isWaiting ? (
        <TableSkeleton />
      ) : (
        <>
          <ListActions list={list} found={found} />
          {view === 'timeline' ? (
            <Timeline list={list} found={found} />
          ) : (
            <PagedTable
              name={t('reservations.title')}
              columns={columns}
              rows={found}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => hrefOf(id)}
              state={state}
            />
          )}
          <NewRows texts="reservations" count={followed.waiting} onShow={followed.renew} />
          {view === 'table' && found.length === 0 && (
            <p>{t(isFiltered ? 'reservations.nothingFound' : 'reservations.empty')}</p>
          )}
        </>
      )}
      {isBooking && !open && <BookingDialog list={list} />}
      {open && <ConfirmationPanel reservation={open} list={list} onClose={close} />}
    </>
  )
}

const inOneScript = (names: ReadonlyMap<string, string>) =>
  new Map(Array.from(names, ([id, name]) => [id, inLatinScript(name)]))

/** The client whose reservations are shown: how to reach them, what they owe and what they have paid. */
function ClientAccount({ userId, list }: { userId: string; list: ReservationList }) {
  const { t } = useTranslation('desk')
  const { money } = useFormats()
  const { reservations, names } = list
  const { paid, owed } = useMemo(
    () => accountsByUser(reservations.rows ?? [], currentMinute()).get(userId) ?? NO_ACCOUNT,
    [reservations.rows, userId],
  )
  return (
    <Panel as="section" aria-label={t('account.name')}>
      <h2>{names.userName(userId)}</h2>
      <Facts layout="columns">
        <ContactFacts user={names.contacts.get(userId)} />
        <Fact name={t('account.owed')}>{money(owed)}</Fact>
        <Fact name={t('account.paid')}>{money(paid)}</Fact>
      </Facts>
    </Panel>
  )
}
