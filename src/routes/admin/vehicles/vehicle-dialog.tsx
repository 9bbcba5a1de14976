import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { Dialog } from '@/ui/dialog'

import { useSaveVehicle } from './use-save-vehicle'
import { VehicleForm } from './vehicle-form'

import styles from './vehicle-dialog.module.css'

interface VehicleDialogProps {
  /** The vehicle that is changed; undefined for a new one. */
  vehicle: Vehicle | undefined
  onClose: () => void
}

/** Creates or changes a vehicle; both under the heading of the specification, told apart by the line below (D21). */
export function VehicleDialog({ vehicle, onClose }: VehicleDialogProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const saving = useSaveVehicle(vehicle?.id)
  return (
    <Dialog
      title={t('form.title')}
      closeLabel={t('common:close')}
      look="wide"
      closedBy={saving.isPending ? 'none' : 'closerequest'}
      onClose={onClose}
    >
      <p className={styles.subtitle}>
        {vehicle
          ? t('form.updateSubtitle', { name: vehicle.name, id: vehicle.id })
          : t('form.createSubtitle')}
      </p>
      <VehicleForm vehicle={vehicle} saving={saving} onClose={onClose} />
    </Dialog>
  )
}
