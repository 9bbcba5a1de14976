import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useApiMutation } from '@/api/use-api-mutation'
import { createVehicle, updateVehicle, vehiclesQuery, type VehicleDraft } from '@/api/vehicles'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { showToast } from '@/ui/toast'

import { isUnknownCall } from './unknown-call'

/** Creates a vehicle, or changes the one with the id, and says in a toast what came of it. */
export function useSaveVehicle(id: string | undefined) {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const failureToast = (error: Error) => {
    if (id === undefined) return t('toast.createFailed')
    return t(isUnknownCall(error) ? 'toast.updateUnknown' : 'toast.updateFailed')
  }
  return useApiMutation({
    mutationKey: [id === undefined ? 'create-vehicle' : 'update-vehicle'],
    mutationFn: async (draft: VehicleDraft) => {
      const scaled = {
        ...draft,
        bannerImage: draft.bannerImage && (await scaleForSending(draft.bannerImage)),
      }
      await (id === undefined ? createVehicle(scaled) : updateVehicle(id, scaled))
    },
    onSuccess: () => {
      void queryClient.invalidateQueries(vehiclesQuery())
      void showToast('success', t(id === undefined ? 'toast.created' : 'toast.updated'))
    },
    onError: (error) => void showToast('error', failureToast(error)),
  })
}
