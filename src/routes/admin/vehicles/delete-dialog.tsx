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
  const { remove, isSending, failure } = useDeleteVehicle(vehicle.id, onDeleted)
  return (
    <Dialog
      title={t('remove.title', { name: vehicle.name })}
      closeLabel={t('common:close')}
      closedBy={isSending ? 'none' : 'any'}
      onClose={onClose}
    >
      <div className={styles.body}>
        <p>{t('remove.text')}</p>
        <FailureNotice error={failure} />
        <div className={styles.actions}>
          <Button aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            look="danger"
            aria-disabled={isSending}
            aria-busy={isSending}
            onClick={remove}
          >
            {t(isSending ? 'form.sending' : 'delete')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
