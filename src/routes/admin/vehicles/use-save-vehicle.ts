import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { withRowChanged } from '@/api/fields'
import { createVehicle, updateVehicle, type Vehicle, vehiclesQuery } from '@/api/vehicles'
import { isUnknownCall } from '@/lists/failure-notice'
import { paths } from '@/paths'
import {
  isVehicleCreated,
  isVehicleUpdated,
  withOthersChanges,
  type SentVehicle,
  type VehicleEntries,
  type VehicleFacts,
} from '@/rental/vehicle-draft'
import { readAnew, sendOrFind, useApiMutation } from '@/session/use-api-mutation'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { showToast } from '@/ui/toast'

import { CreatedBeforeError, drafts, NEW_VEHICLE, NotReadError, savingKey } from './vehicle-entries'

interface SaveRequest {
  facts: VehicleFacts
  bannerImage: File | undefined
  entries: VehicleEntries
  /** The fleet right before the request. */
  fleet?: Vehicle[] | undefined
}

/** Creates a vehicle, or updates the one the form was opened with, and reports the result in a toast. */
export function useSaveVehicle(
  initialVehicle: Vehicle | undefined,
  sentRef: RefObject<readonly SentVehicle[]>,
  onSaved: () => void,
) {
  const id = initialVehicle?.id
  const entriesKey = id ?? NEW_VEHICLE
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const readFleet = () => readAnew(queryClient, vehiclesQuery())
  const failureToast = (error: Error) => {
    if (id === undefined) return t('toast.createFailed')
    return t(isUnknownCall(error) ? 'toast.updateUnknown' : 'toast.updateFailed')
  }
  return useApiMutation<void, SaveRequest>({
    mutationKey: savingKey(id),
    prepare: async ({ facts, bannerImage, entries }) => {
      // Before the fleet is read: what somebody else changes in between would be lost.
      const scaled = bannerImage && (await scaleForSending(bannerImage))
      const fleet = await readFleet()
      // All fields are sent: without the vehicle's current state, a new description would restore an old price.
      const now = initialVehicle && fleet?.find((vehicle) => vehicle.id === id)
      if (!fleet || (initialVehicle && !now)) throw new NotReadError()
      const sentBefore = sentRef.current
      if (!initialVehicle && sentBefore.some((sent) => isVehicleCreated(sent.facts, sent.fleet, fleet)))
        throw new CreatedBeforeError()
      sentRef.current = [...sentBefore, { facts, fleet }]
      return {
        facts: initialVehicle && now ? withOthersChanges(facts, initialVehicle, now, sentBefore) : facts,
        bannerImage: scaled,
        entries,
        fleet,
      }
    },
    mutationFn: async ({ facts, bannerImage, fleet }) => {
      const draft = { ...facts, bannerImage }
      if (id === undefined) {
        const isCreated = async () => isVehicleCreated(facts, fleet, await readFleet())
        return sendOrFind(() => createVehicle(draft), isCreated)
      }
      // The fleet does not tell whether a banner has arrived, nor an update that changed nothing.
      const isToldByFleet = !bannerImage && !isVehicleUpdated(id, facts, fleet)
      const isUpdated = async () => isToldByFleet && isVehicleUpdated(id, facts, await readFleet())
      await sendOrFind(() => updateVehicle(id, draft), isUpdated)
      // The vehicle's form may be opened again before the fleet is read.
      queryClient.setQueryData(vehiclesQuery().queryKey, (old) => old && withRowChanged(old, id, facts))
    },
    onSuccess: (_output, _draft, isSamePage) => {
      drafts.forget(entriesKey)
      void queryClient.invalidateQueries(vehiclesQuery())
      const link = { to: paths.allVehicles, text: t('toast.seeAll') }
      const text = t(id === undefined ? 'toast.created' : 'toast.updated')
      void showToast('success', text, isSamePage ? undefined : link)
      if (isSamePage) onSaved()
    },
    onError: (error, { entries, bannerImage }, isSamePage) => {
      if (!isSamePage)
        drafts.keep(entriesKey, { initialVehicle, entries, banner: bannerImage, sent: sentRef.current })
      // The vehicle may be gone, or may have been saved although the answer was lost.
      void queryClient.invalidateQueries(vehiclesQuery())
      if (isSamePage && error instanceof CreatedBeforeError) {
        // The form says so, and another press means another vehicle.
        sentRef.current = []
        return
      }
      const link = { to: paths.vehicleForm(entriesKey), text: t('toast.back') }
      void showToast('error', failureToast(error), isSamePage ? undefined : link)
    },
  })
}
