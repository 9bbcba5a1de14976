import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { deleteVehicle } from '@/api/change-vehicle'
import { useApiMutation } from '@/api/use-api-mutation'
import { vehiclesQuery } from '@/api/vehicles'
import { showToast } from '@/ui/toast'

import { isUnknownCall } from './unknown-call'
import { useIsThere } from './use-is-there'

/**
 * Deletes a vehicle and says in a toast what came of it (D21); `onDeleted` only where it is gone and the dialog is
 * still there. Its row goes at once.
 */
export function useDeleteVehicle(id: string, onDeleted: () => void) {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<Error>()
  const isThere = useIsThere()
  const { send, isSending } = useApiMutation('delete-vehicle', deleteVehicle, {
    onSuccess: () => {
      const { queryKey } = vehiclesQuery()
      queryClient.setQueryData(queryKey, (vehicles) => vehicles?.filter((vehicle) => vehicle.id !== id))
      void queryClient.invalidateQueries({ queryKey })
      void showToast('success', t('toast.deleted'))
      if (isThere()) onDeleted()
    },
    onError: (error) => {
      setFailure(error)
      void showToast('error', t(isUnknownCall(error) ? 'toast.deleteUnknown' : 'toast.deleteFailed'))
    },
  })
  return {
    remove: () => {
      setFailure(undefined)
      send(id)
    },
    isSending,
    failure,
  }
}
