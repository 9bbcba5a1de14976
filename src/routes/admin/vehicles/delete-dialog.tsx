import { useTranslation } from 'react-i18next'

import type { Vehicle } from '@/api/vehicles'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

import { FailureNotice } from './failure-notice'
import { useDeleteVehicle } from './use-delete-vehicle'

import styles from './delete-dialog.module.css'

interface DeleteDialogProps {
  vehicle: Vehicle
  onDeleted: () => void
  onClose: () => void
}

/** Asks before a vehicle is deleted (D21). */
export function DeleteDialog({ vehicle, onDeleted, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const { mutate, isPending, error } = useDeleteVehicle()
  return (
    <Dialog
      title={t('remove.title', { name: vehicle.name })}
      closeLabel={t('common:close')}
      closedBy={isPending ? 'none' : 'any'}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{t('remove.text')}</p>
        <FailureNotice error={error} />
        <div className={styles.actions}>
          <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            look="danger"
            aria-disabled={isPending}
            aria-busy={isPending}
            onClick={() => mutate(vehicle.id, { onSuccess: onDeleted })}
          >
            {t(isPending ? 'form.sending' : 'delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
