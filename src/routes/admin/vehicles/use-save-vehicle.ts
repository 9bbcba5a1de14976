import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { withRowChanged } from '@/api/fields'
import { createVehicle, updateVehicle, type Vehicle, vehiclesQuery } from '@/api/vehicles'
import { isUnknownCall } from '@/lists/failure-notice'
import { paths } from '@/paths'
import { othersChanges, type VehicleEntries, type VehicleFacts } from '@/rental/vehicle-draft'
import { createFormDrafts } from '@/session/form-drafts'
import { NotReadError, useApiMutation } from '@/session/use-api-mutation'
import { scaleForSending } from '@/ui/image-picker/image-scale'

/** The form of a vehicle that was left before it was saved. */
export const drafts = createFormDrafts<{
  /** The vehicle as it was when the form was opened; undefined for a new one. */
  opened: Vehicle | undefined
  entries: VehicleEntries
  banner: File | undefined
}>()

/** The key of the draft of the vehicle of that ID, or of a new one. */
export const draftKey = (id: string | undefined) => (id === undefined ? 'new' : `vehicle ${id}`)

/** The key of the call that saves the vehicle of that ID, or a new one. */
export const savingKey = (id: string | undefined) =>
  id === undefined ? (['create-vehicle'] as const) : (['update-vehicle', id] as const)

interface SaveRequest {
  facts: VehicleFacts
  bannerImage: File | undefined
  entries: VehicleEntries
}

/** Thrown if somebody else has changed the vehicle since its form was opened, so that nothing was sent. */
export class ChangedElsewhereError extends Error {
  readonly now: Vehicle
  readonly changes: readonly (keyof VehicleFacts)[]

  constructor(now: Vehicle, changes: readonly (keyof VehicleFacts)[]) {
    super('Somebody else has changed the vehicle')
    this.now = now
    this.changes = changes
  }
}

/** Creates a vehicle, or updates the one the form was opened with, unless somebody else has changed it meanwhile. */
export function useSaveVehicle(
  opened: Vehicle | undefined,
  onSaved: () => void,
  onChangedElsewhere: (now: Vehicle) => void,
) {
  const id = opened?.id
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const query = vehiclesQuery()
  const failedText = (error: Error) => {
    if (id === undefined) return t('toast.createFailed')
    return t(isUnknownCall(error) ? 'toast.updateUnknown' : 'toast.updateFailed')
  }
  return useApiMutation<SaveRequest>({
    mutationKey: savingKey(id),
    prepare: async ({ bannerImage, ...request }, refetch) => {
      const scaled = bannerImage && (await scaleForSending(bannerImage))
      if (opened) {
        // All fields are sent: without the vehicle as it is now, a new description would restore an old price.
        const now = (await refetch(query))?.rows.find((vehicle) => vehicle.id === id)
        if (!now) throw new NotReadError()
        const changes = othersChanges(request.facts, opened, now)
        if (changes.length > 0) throw new ChangedElsewhereError(now, changes)
      }
      return { ...request, bannerImage: scaled }
    },
    mutationFn: ({ facts, bannerImage }) =>
      id === undefined
        ? createVehicle({ ...facts, bannerImage })
        : updateVehicle(id, { ...facts, bannerImage }),
    refreshes: [query],
    toasts: {
      done: () => ({
        text: t(id === undefined ? 'toast.created' : 'toast.updated'),
        link: { to: paths.allVehicles, text: t('toast.seeAll') },
      }),
      failed: (error) => ({
        text: failedText(error),
        link: { to: paths.vehicleForm(id), text: t('toast.back') },
      }),
    },
    onDone: (_, { facts }, isSamePage) => {
      drafts.forget(draftKey(id))
      // The vehicle's form may be opened again before the fleet is read.
      if (id !== undefined)
        queryClient.setQueryData(query.queryKey, (list) => list && withRowChanged(list, id, facts))
      if (isSamePage) onSaved()
    },
    onFailed: (error, { entries, bannerImage: banner }, isSamePage) => {
      if (!isSamePage) drafts.keep(draftKey(id), { opened, entries, banner })
      else if (error instanceof ChangedElsewhereError) onChangedElsewhere(error.now)
    },
  })
}
