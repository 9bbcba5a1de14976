import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { unreadRows } from '@/api/fields'
import { imageUrl } from '@/api/images'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { formatFigure, formatMoney } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { foldText, searchOf } from '@/rental/search-text'
import { ReadFailure } from '@/reservations/read-failure'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { Skeleton } from '@/ui/skeleton'
import { idValue, useSortedRows, type TableOrder } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { useTableState } from '@/ui/use-table-state'

import { DeleteDialog } from './delete-dialog'
import { NEW_VEHICLE, VehicleDialog } from './vehicle-dialog'

import styles from './all-vehicles-page.module.css'

/** A vehicle with the text it is found by. */
type VehicleRow = Vehicle & { searchText: string }

/** The columns of the table; a new one is a further entry here. */
function useVehicleColumns(): SortableColumn<VehicleRow>[] {
  const { t } = useTranslation('fleet')
  const { language } = useFormats()
  return useMemo(() => {
    const notKnown = t('table.notKnown')
    const figure = (value: number | undefined) =>
      value === undefined ? notKnown : formatFigure(value, language)
    return [
      {
        name: t('table.id'),
        cell: ({ id }) => id,
        sort: { by: 'id', value: ({ id }) => idValue(id), numeric: true },
      },
      {
        name: t('table.banner'),
        cell: ({ id, name, bannerImage }) => (
          <span className={styles.banner}>
            <CarImage name={name} seed={id} src={imageUrl(bannerImage)} />
          </span>
        ),
      },
      {
        name: t('table.name'),
        wraps: true,
        cell: ({ id, name }) => (
          <span id={nameId(id)} className={styles.name}>
            {name}
          </span>
        ),
        sort: { by: 'name', value: ({ name }) => name, numeric: true },
      },
      {
        name: t('table.price'),
        align: 'end',
        cell: ({ pricePerDay }) => formatMoney(pricePerDay, language),
        sort: { by: 'price', value: ({ pricePerDay }) => pricePerDay },
      },
      {
        name: t('table.code'),
        wraps: true,
        cell: ({ teslaCode }) => <span className={styles.code}>{teslaCode ?? notKnown}</span>,
        sort: { by: 'code', value: ({ teslaCode }) => teslaCode, numeric: true },
      },
      {
        name: t('table.battery'),
        align: 'end',
        cell: ({ batteryKwh }) => figure(batteryKwh),
        sort: { by: 'battery', value: ({ batteryKwh }) => batteryKwh },
      },
      {
        name: t('table.range'),
        align: 'end',
        cell: ({ rangeKm }) => figure(rangeKm),
        sort: { by: 'range', value: ({ rangeKm }) => rangeKm },
      },
      {
        name: t('table.acceleration'),
        align: 'end',
        cell: ({ acceleration }) => figure(acceleration),
        sort: { by: 'acceleration', value: ({ acceleration }) => acceleration },
      },
      {
        name: t('table.topSpeed'),
        align: 'end',
        cell: ({ topSpeedKmh }) => figure(topSpeedKmh),
        sort: { by: 'speed', value: ({ topSpeedKmh }) => topSpeedKmh },
      },
      {
        name: t('table.description'),
        wraps: true,
        cell: ({ description }) => (
          <span className={styles.description} title={description}>
            {description ?? notKnown}
          </span>
        ),
      },
      { name: t('table.actions'), cell: ({ id }) => <RowActions id={id} /> },
    ]
  }, [t, language])
}

/** The administrator's fleet: every vehicle, and the ways to create, change and delete one. */
export default function AllVehiclesPage() {
  const { t } = useTranslation('fleet')
  const { data } = useQuery(vehiclesQuery())
  const changed = useOpenRow('vehicle')
  const deleted = useOpenRow('delete')
  const heading = useRef<HTMLHeadingElement>(null)
  const hasDeleted = useRef(false)
  const isOpen = changed.openId !== undefined || deleted.openId !== undefined

  useEffect(() => {
    // A dialog gives the focus back to the button that opened it; that of a deleted vehicle goes with its row, now or
    // when the list is there again.
    if (!hasDeleted.current || isOpen || document.activeElement !== document.body) return
    hasDeleted.current = false
    heading.current?.focus()
  })

  // The dialog the URL names; ids it does not know open none.
  const vehicleOf = (id: string | undefined) => data?.find((vehicle) => vehicle.id === id)
  const toChange = vehicleOf(changed.openId)
  const toDelete = vehicleOf(deleted.openId)
  const onDeleted = () => {
    hasDeleted.current = true
    deleted.close()
  }
  return (
    <div className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <Button look="primary" onClick={() => changed.open(NEW_VEHICLE)}>
          {t('create')}
        </Button>
      </div>
      <Fleet />
      {toChange !== undefined || changed.openId === NEW_VEHICLE ? (
        <VehicleDialog key={toChange?.id ?? NEW_VEHICLE} vehicle={toChange} onClose={changed.close} />
      ) : (
        toDelete && <DeleteDialog vehicle={toDelete} onDeleted={onDeleted} onClose={deleted.close} />
      )}
    </div>
  )
}

function Fleet() {
  const { t } = useTranslation(['fleet', 'common'])
  const { data, error, isLoadingError, refetch } = useQuery(vehiclesQuery())
  if (isLoadingError) {
    return (
      <ReadFailure error={error} onRetry={() => void refetch()}>
        {t('loadFailed')}
      </ReadFailure>
    )
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton height="30rem" />
      </div>
    )
  }
  const unread = unreadRows(data)
  return (
    <>
      {unread > 0 && (
        <Notice tone="warning" role="status">
          {t('unread', { count: unread })}
        </Notice>
      )}
      {data.length === 0 ? <p>{t('empty')}</p> : <VehicleTable vehicles={data} />}
    </>
  )
}

const BY_ID: TableOrder = { by: 'id', descending: false }

/** The vehicles that are searched for, in their order, a page at a time. */
function VehicleTable({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('fleet')
  const columns = useVehicleColumns()
  const { text, order, page, filter, sortBy, goTo } = useTableState(columns, BY_ID)
  const all = useMemo(() => vehicles.map(rowOf), [vehicles])
  const sorted = useSortedRows(all, columns, order)
  const found = useMemo(() => {
    const isFound = searchOf(text)
    return sorted.filter(({ searchText }) => isFound(searchText))
  }, [sorted, text])
  return (
    <>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        text={text}
        onSearch={(q) => filter({ q })}
        found={found.length === 0 ? t('nothingFound') : t('count', { count: found.length })}
      />
      <div className={styles.table}>
        <PagedTable
          name={t('title')}
          columns={columns}
          rows={found}
          keyOf={({ id }) => id}
          order={order}
          onSort={sortBy}
          page={page}
          onPage={goTo}
        />
      </div>
    </>
  )
}

const rowOf = (vehicle: Vehicle): VehicleRow => ({
  ...vehicle,
  searchText: foldText(`${vehicle.name} ${vehicle.teslaCode ?? ''}`),
})

/** Named alike in every row; which vehicle each button is for is its description. */
function RowActions({ id }: { id: string }) {
  const { t } = useTranslation('fleet')
  const { open: update } = useOpenRow('vehicle')
  const { open: remove } = useOpenRow('delete')
  return (
    <span className={styles.actions}>
      <Button aria-describedby={nameId(id)} onClick={() => update(id)}>
        {t('update')}
      </Button>
      <Button look="danger" aria-describedby={nameId(id)} onClick={() => remove(id)}>
        {t('delete')}
      </Button>
    </span>
  )
}

// An id may be any text, but blanks part the ids of a description.
const nameId = (id: string) => `vehicle-${encodeURIComponent(id)}`
