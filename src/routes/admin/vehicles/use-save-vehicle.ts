import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { createVehicle, updateVehicle, type VehicleDraft } from '@/api/change-vehicle'
import { useApiMutation } from '@/api/use-api-mutation'
import { vehiclesQuery } from '@/api/vehicles'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { showToast } from '@/ui/toast'

import { isUnknownCall } from './unknown-call'
import { useIsThere } from './use-is-there'

/**
 * Creates a vehicle, or changes the one with the id, and says in a toast what came of it (section 8, D21); `onSaved`
 * only where it was taken and the form is still there.
 */
export function useSaveVehicle(id: string | undefined, onSaved: () => void) {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<Error>()
  const isThere = useIsThere()

  const failureToast = (error: Error) => {
    if (id === undefined) return t('toast.createFailed')
    return t(isUnknownCall(error) ? 'toast.updateUnknown' : 'toast.updateFailed')
  }
  const { send, isSending } = useApiMutation(
    id === undefined ? 'create-vehicle' : 'update-vehicle',
    async (draft: VehicleDraft) => {
      const scaled = {
        ...draft,
        bannerImage: draft.bannerImage && (await scaleForSending(draft.bannerImage)),
      }
      await (id === undefined ? createVehicle(scaled) : updateVehicle(id, scaled))
    },
    {
      onSuccess: () => {
        void queryClient.invalidateQueries(vehiclesQuery())
        void showToast('success', t(id === undefined ? 'toast.created' : 'toast.updated'))
        if (isThere()) onSaved()
      },
      onError: (error) => {
        setFailure(error)
        void showToast('error', failureToast(error))
      },
    },
  )
  return {
    save: (draft: VehicleDraft) => {
      setFailure(undefined)
      send(draft)
    },
    isSending,
    failure,
  }
}
