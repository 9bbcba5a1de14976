import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApiMutation } from '@/api/use-api-mutation'
import { deleteVehicle, vehiclesQuery } from '@/api/vehicles'
import { showToast } from '@/ui/toast'

import { isUnknownCall } from './unknown-call'

/** Deletes a vehicle and says in a toast what came of it; its row goes at once. */
export function useDeleteVehicle() {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  return useApiMutation({
    mutationKey: ['delete-vehicle'],
    mutationFn: deleteVehicle,
    onSuccess: (_, id) => {
      const { queryKey } = vehiclesQuery()
      queryClient.setQueryData(queryKey, (vehicles) => vehicles?.filter((vehicle) => vehicle.id !== id))
      void queryClient.invalidateQueries({ queryKey })
      void showToast('success', t('toast.deleted'))
    },
    onError: (error) =>
      void showToast('error', t(isUnknownCall(error) ? 'toast.deleteUnknown' : 'toast.deleteFailed')),
  })
}
