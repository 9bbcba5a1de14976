import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { Button } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'
import { useOpenRow } from '@/ui/use-open-row'

import { DeleteDialog } from './delete-dialog'
import { VehicleList } from './vehicle-list'
import { VehicleDialog } from './vehicle-dialog'

import styles from './all-vehicles-page.module.css'

const NEW = 'new'

/** The administrator's fleet: every vehicle, and the ways to create, change and delete one (section 2, D21). */
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
    // when the list is drawn again.
    if (!hasDeleted.current || isOpen || document.activeElement !== document.body) return
    hasDeleted.current = false
    heading.current?.focus()
  })

  return (
    <div className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <Button look="primary" onClick={() => changed.open(NEW)}>
          {t('create')}
        </Button>
      </div>
      <VehicleList onUpdate={changed.open} onDelete={deleted.open} />
      <OpenDialog
        vehicles={data ?? []}
        changed={changed}
        deleted={deleted}
        onDeleted={() => {
          hasDeleted.current = true
          deleted.close()
        }}
      />
    </div>
  )
}

interface OpenDialogProps {
  vehicles: readonly Vehicle[]
  changed: ReturnType<typeof useOpenRow>
  deleted: ReturnType<typeof useOpenRow>
  onDeleted: () => void
}

/** The dialog the URL names; what it does not know is ignored. */
function OpenDialog({ vehicles, changed, deleted, onDeleted }: OpenDialogProps) {
  const named = (id: string | undefined) => vehicles.find((vehicle) => vehicle.id === id)
  const toChange = named(changed.openId)
  const toDelete = named(deleted.openId)
  if (toChange) return <VehicleDialog key={toChange.id} vehicle={toChange} onClose={changed.close} />
  if (changed.openId === NEW) return <VehicleDialog vehicle={undefined} onClose={changed.close} />
  if (toDelete) return <DeleteDialog vehicle={toDelete} onDeleted={onDeleted} onClose={deleted.close} />
  return null
}
