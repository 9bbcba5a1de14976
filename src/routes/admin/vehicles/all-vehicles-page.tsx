import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { ListNotices } from '@/lists/list-notices'
import { SearchTable } from '@/lists/search-table'
import { FOLLOWED, useList } from '@/lists/use-list'
import { useHasPendingSend } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Cluster, Page } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'
import type { TableOrder } from '@/ui/sort-rows'
import { TableSkeleton } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'

import { DeleteDialog } from './delete-dialog'
import { savingKey } from './use-save-vehicle'
import { useVehicleColumns } from './vehicle-columns'
import { VehicleDialog } from './vehicle-dialog'

import styles from './all-vehicles-page.module.css'

const BY_ID: TableOrder = { by: 'id', descending: false }

/** The administrator's fleet: all vehicles, with buttons to create, change and delete them. */
export default function AllVehiclesPage() {
  const { t } = useTranslation(['desk', 'common'])
  const vehicles = useList({ ...vehiclesQuery(), ...FOLLOWED })
  const { rows } = vehicles
  const createDialog = useOpenRow('create')
  const editDialog = useOpenRow('vehicle')
  const deleteDialog = useOpenRow('delete')
  // The vehicle IDs before a vehicle was created; a vehicle that is not among them is marked as new.
  const [idsBeforeCreate, setIdsBeforeCreate] = useState<ReadonlySet<string>>()
  const columns = useVehicleColumns(idsBeforeCreate)
  const isNew = createDialog.openId !== undefined
  // The URL names the vehicle of a dialog.
  const openId = editDialog.openId ?? deleteDialog.openId
  const found = rows?.find(({ id }) => id === openId)
  const isGone = openId !== undefined && vehicles.state === 'ready' && vehicles.unread === 0 && !found
  const { close } = isNew ? createDialog : editDialog
  const onSaved = () => {
    if (isNew && rows) setIdsBeforeCreate(new Set(rows.map(({ id }) => id)))
    close()
  }
  return (
    <Page className={styles.page}>
      <PageTitle />
      <Cluster spread>
        <h1>{t('fleet.title')}</h1>
        <Button variant="primary" onClick={() => createDialog.open('vehicle')}>
          {t('fleet.create')}
        </Button>
      </Cluster>
      {isGone && <Notice tone="warning">{t('fleet.unknown', { id: openId })}</Notice>}
      <ListNotices
        about={{
          vehicles: {
            list: vehicles,
            unread: (count) => t('fleet.unread', { count }),
            failed: t('fleet.loadFailed'),
          },
        }}
      />
      {vehicles.state === 'loading' && <TableSkeleton />}
      {rows && (
        <SearchTable
          name={t('fleet.title')}
          columns={columns}
          rows={rows}
          defaultOrder={BY_ID}
          texts="fleet"
        />
      )}
      {isNew || editDialog.openId !== undefined ? (
        <VehicleForm
          key={openId}
          id={openId ?? ''}
          found={found}
          isGone={isGone}
          onSaved={onSaved}
          onClose={close}
        />
      ) : (
        found && <DeleteDialog vehicle={found} onClose={deleteDialog.close} />
      )}
    </Page>
  )
}

interface VehicleFormProps extends Omit<ComponentProps<typeof VehicleDialog>, 'vehicle'> {
  /** The vehicle's ID; '' for a new one. */
  id: string
  found: Vehicle | undefined
}

/**
 * The form of a vehicle; stays open with its entries when the vehicle is deleted elsewhere. After a call that was sent
 * from it before it was left and opened again, it begins anew.
 */
function VehicleForm({ id, found, ...form }: VehicleFormProps) {
  const hasPendingSend = useHasPendingSend(savingKey(id))
  const [vehicle, setVehicle] = useState(found)
  if (found && found !== vehicle) setVehicle(found)
  if (id !== '' && !vehicle) return null
  return <VehicleDialog key={hasPendingSend ? 'sent earlier' : 'new'} vehicle={vehicle} {...form} />
}
