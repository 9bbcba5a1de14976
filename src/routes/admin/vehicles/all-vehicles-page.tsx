import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { isIncomplete } from '@/api/fields'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { OldListNotice, UnreadNotice } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { foldText, searchOf } from '@/rental/search-text'
import { useHasPendingSend } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import { TableSkeleton } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { useTableState } from '@/ui/use-table-state'

import { DeleteDialog } from './delete-dialog'
import { useVehicleColumns, type VehicleRow } from './vehicle-columns'
import { VehicleDialog } from './vehicle-dialog'
import { NEW_VEHICLE, savingKey } from './vehicle-entries'

import styles from './all-vehicles-page.module.css'

/** The administrator's fleet: all vehicles, with buttons to create, change and delete them. */
export default function AllVehiclesPage() {
  const { t } = useTranslation('fleet')
  const { data } = useQuery(vehiclesQuery())
  const editDialog = useOpenRow('vehicle')
  const deleteDialog = useOpenRow('delete')
  // The vehicle IDs before a vehicle was created; a vehicle that is not among them is marked as new.
  const [idsBeforeCreate, setIdsBeforeCreate] = useState<ReadonlySet<string>>()
  const [lastOpened, setLastOpened] = useState<Vehicle>()

  // The URL names the vehicle of a dialog.
  const vehicleOf = (id: string | undefined) => data?.find((vehicle) => vehicle.id === id)
  const found = vehicleOf(editDialog.openId)
  if (found !== undefined && found !== lastOpened) setLastOpened(found)
  // The form and its entries stay open when the vehicle is deleted elsewhere.
  const vehicleToEdit = found ?? (lastOpened?.id === editDialog.openId ? lastOpened : undefined)
  const isGone =
    data !== undefined && !isIncomplete(data) && vehicleToEdit !== undefined && found === undefined
  // Earlier releases had 'new' in the address, which may also be the ID of a vehicle.
  const isOldAddress = editDialog.openId === 'new' && data !== undefined && vehicleToEdit === undefined
  const isNew = editDialog.openId === NEW_VEHICLE || isOldAddress
  const vehicleToDelete = vehicleOf(deleteDialog.openId)
  const openId = editDialog.openId ?? deleteDialog.openId
  const isUnknown = !isNew && vehicleToEdit === undefined && vehicleToDelete === undefined
  const onSaved = () => {
    if (isNew && data) setIdsBeforeCreate(new Set(data.map(({ id }) => id)))
    editDialog.close()
  }
  return (
    <div className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <Button variant="primary" onClick={() => editDialog.open(NEW_VEHICLE)}>
          {t('create')}
        </Button>
      </div>
      {openId !== undefined && data && !isIncomplete(data) && isUnknown && (
        <Notice tone="warning">{t('unknown', { id: openId })}</Notice>
      )}
      <Fleet idsBeforeCreate={idsBeforeCreate} />
      {vehicleToEdit !== undefined || isNew ? (
        <VehicleForm
          key={vehicleToEdit?.id ?? NEW_VEHICLE}
          vehicle={vehicleToEdit}
          isGone={isGone}
          onSaved={onSaved}
          onClose={editDialog.close}
        />
      ) : (
        vehicleToDelete && <DeleteDialog vehicle={vehicleToDelete} onClose={deleteDialog.close} />
      )}
    </div>
  )
}

/** The form of a vehicle; after a call that was sent from it before it was left and opened again, it begins anew. */
function VehicleForm(props: ComponentProps<typeof VehicleDialog>) {
  const hasPendingSend = useHasPendingSend(savingKey(props.vehicle?.id))
  return <VehicleDialog key={hasPendingSend ? 'sent earlier' : 'new'} {...props} />
}

interface FleetProps {
  /** The vehicle IDs before a vehicle was created. */
  idsBeforeCreate: ReadonlySet<string> | undefined
}

function Fleet({ idsBeforeCreate }: FleetProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const vehicles = useQuery(vehiclesQuery())
  const { data } = vehicles
  if (vehicles.isLoadingError) {
    return (
      <ReadFailure error={vehicles.error} onRetry={() => void vehicles.refetch()}>
        {t('loadFailed')}
      </ReadFailure>
    )
  }
  if (data === undefined) {
    return <TableSkeleton />
  }
  return (
    <>
      <OldListNotice lists={[vehicles]} />
      <UnreadNotice list={data} text={(count) => t('unread', { count })} />
      {data.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <VehicleTable vehicles={data} idsBeforeCreate={idsBeforeCreate} />
      )}
    </>
  )
}

const BY_ID: TableOrder = { by: 'id', descending: false }

/** The vehicles that match the search, sorted, one page at a time. */
function VehicleTable({ vehicles, idsBeforeCreate }: FleetProps & { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('fleet')
  const { figure } = useFormats()
  const columns = useVehicleColumns()
  const state = useTableState(columns, BY_ID)
  const { text, order, filter } = state
  const all = useMemo(
    () => vehicles.map((vehicle) => rowOf(vehicle, idsBeforeCreate)),
    [vehicles, idsBeforeCreate],
  )
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
        found={
          found.length === 0
            ? t('nothingFound')
            : t('count', { count: found.length, figure: figure(found.length) })
        }
      />
      <div className={styles.table}>
        <PagedTable name={t('title')} columns={columns} rows={found} keyOf={({ id }) => id} state={state} />
      </div>
    </>
  )
}

const rowOf = (vehicle: Vehicle, idsBeforeCreate: FleetProps['idsBeforeCreate']): VehicleRow => ({
  ...vehicle,
  isNew: idsBeforeCreate?.has(vehicle.id) === false,
  searchText: foldText(`${vehicle.name} ${vehicle.teslaCode ?? ''}`),
})
