import { useMemo, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { ListNotices } from '@/lists/list-notices'
import { ReadFailure } from '@/lists/read-failure'
import { useList } from '@/lists/use-list'
import { foldText, searchOf } from '@/rental/search-text'
import { useHasPendingSend } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Cluster, Page } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import { TableSkeleton } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'
import { useTableState } from '@/ui/use-table-state'

import { DeleteDialog } from './delete-dialog'
import { savingKey } from './use-save-vehicle'
import { useVehicleColumns, type VehicleRow } from './vehicle-columns'
import { VehicleDialog } from './vehicle-dialog'

import styles from './all-vehicles-page.module.css'

/** The administrator's fleet: all vehicles, with buttons to create, change and delete them. */
export default function AllVehiclesPage() {
  const { t } = useTranslation('fleet')
  const vehicles = useList(vehiclesQuery())
  const isComplete = vehicles.state === 'ready' && vehicles.unread === 0
  const createDialog = useOpenRow('create')
  const editDialog = useOpenRow('vehicle')
  const deleteDialog = useOpenRow('delete')
  // The vehicle IDs before a vehicle was created; a vehicle that is not among them is marked as new.
  const [idsBeforeCreate, setIdsBeforeCreate] = useState<ReadonlySet<string>>()
  const [lastOpened, setLastOpened] = useState<Vehicle>()

  // The URL names the vehicle of a dialog.
  const vehicleOf = (id: string | undefined) => vehicles.rows?.find((vehicle) => vehicle.id === id)
  const found = vehicleOf(editDialog.openId)
  if (found !== undefined && found !== lastOpened) setLastOpened(found)
  // The form and its entries stay open when the vehicle is deleted elsewhere.
  const vehicleToEdit = found ?? (lastOpened?.id === editDialog.openId ? lastOpened : undefined)
  const isGone = isComplete && vehicleToEdit !== undefined && found === undefined
  const isNew = createDialog.openId !== undefined
  const vehicleToDelete = vehicleOf(deleteDialog.openId)
  const openId = editDialog.openId ?? deleteDialog.openId
  const isUnknown = !isNew && vehicleToEdit === undefined && vehicleToDelete === undefined
  const { close } = isNew ? createDialog : editDialog
  const onSaved = () => {
    if (isNew && vehicles.rows) setIdsBeforeCreate(new Set(vehicles.rows.map(({ id }) => id)))
    close()
  }
  return (
    <Page className={styles.page}>
      <PageTitle />
      <Cluster spread>
        <h1>{t('title')}</h1>
        <Button variant="primary" onClick={() => createDialog.open('vehicle')}>
          {t('create')}
        </Button>
      </Cluster>
      {openId !== undefined && isComplete && isUnknown && (
        <Notice tone="warning">{t('unknown', { id: openId })}</Notice>
      )}
      <Fleet idsBeforeCreate={idsBeforeCreate} />
      {vehicleToEdit !== undefined || isNew ? (
        <VehicleForm
          key={vehicleToEdit?.id ?? 'new'}
          vehicle={vehicleToEdit}
          isGone={isGone}
          onSaved={onSaved}
          onClose={close}
        />
      ) : (
        vehicleToDelete && <DeleteDialog vehicle={vehicleToDelete} onClose={deleteDialog.close} />
      )}
    </Page>
  )
}

/** The form of a vehicle; after a call that was sent from it before it was left and opened again, it begins anew. */
function VehicleForm(props: ComponentProps<typeof VehicleDialog>) {
  const hasPendingSend = useHasPendingSend(savingKey(props.vehicle?.id ?? ''))
  return <VehicleDialog key={hasPendingSend ? 'sent earlier' : 'new'} {...props} />
}

interface FleetProps {
  /** The vehicle IDs before a vehicle was created. */
  idsBeforeCreate: ReadonlySet<string> | undefined
}

function Fleet({ idsBeforeCreate }: FleetProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const vehicles = useList(vehiclesQuery())
  if (vehicles.state === 'loading') return <TableSkeleton />
  if (vehicles.state === 'failed') return <ReadFailure of={vehicles}>{t('loadFailed')}</ReadFailure>
  return (
    <>
      <ListNotices about={{ vehicles: { list: vehicles, unread: (count) => t('unread', { count }) } }} />
      {vehicles.rows.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <VehicleTable vehicles={vehicles.rows} idsBeforeCreate={idsBeforeCreate} />
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
      <PagedTable name={t('title')} columns={columns} rows={found} keyOf={({ id }) => id} state={state} />
    </>
  )
}

const rowOf = (vehicle: Vehicle, idsBeforeCreate: FleetProps['idsBeforeCreate']): VehicleRow => ({
  ...vehicle,
  isNew: idsBeforeCreate?.has(vehicle.id) === false,
  searchText: foldText(`${vehicle.name} ${vehicle.teslaCode ?? ''}`),
})
