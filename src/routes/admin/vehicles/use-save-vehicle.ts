import { useTranslation } from 'react-i18next'

import { type List, withRowChanged } from '@/api/fields'
import { createVehicle, updateVehicle, type Vehicle, type VehicleDraft, vehiclesQuery } from '@/api/vehicles'
import { isUnknownCall } from '@/lists/failure-notice'
import { paths } from '@/paths'
import { othersChanges, type VehicleEntries, type VehicleFacts } from '@/rental/vehicle-draft'
import { createFormDrafts } from '@/session/form-drafts'
import { changed, NotReadError, type Refetch, useApiMutation } from '@/session/use-api-mutation'
import { scaleForSending } from '@/ui/image-picker/image-scale'

interface FormDraft {
  /** The vehicle as it was when the form was opened; undefined for a new one. */
  opened: Vehicle | undefined
  entries: VehicleEntries
  banner: File | undefined
}

/** The forms that were left before they were saved, by the vehicle's ID, which is '' for a new one. */
export const drafts = createFormDrafts<FormDraft>()

/** The key of the call that saves the vehicle of that ID, which is '' for a new one. */
export const savingKey = (id: string) => ['save-vehicle', id] as const

interface SaveRequest extends FormDraft {
  facts: VehicleFacts
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

/** Creates a vehicle, whose ID is '' until then, or updates one unless somebody else has changed it meanwhile. */
export function useSaveVehicle(id: string, onSaved: () => void) {
  const { t } = useTranslation('desk')
  const send = id === '' ? createVehicle : (draft: VehicleDraft) => updateVehicle(id, draft)
  const form = { to: paths.vehicleForm(id || undefined), text: t('fleet.toast.back') }
  const fleet = { to: paths.allVehicles, text: t('fleet.toast.seeAll') }
  return useApiMutation({
    mutationKey: savingKey(id),
    prepare: checkAndScale,
    mutationFn: ({ facts, banner }) => send({ ...facts, bannerImage: banner }),
    // The vehicle's form may be opened again before the fleet is read.
    refreshes: [changed(vehiclesQuery(), (list, { facts }: SaveRequest) => withRowChanged(list, id, facts))],
    toast: (error) => ({ text: t(`fleet.toast.${outcomeOf(id, error)}`), link: error ? form : fleet }),
    onDone: (_output, _request, isSamePage) => {
      drafts.forget(id)
      if (isSamePage) onSaved()
    },
    onFailed: (_error, request, isSamePage) => !isSamePage && drafts.keep(id, request),
  })
}

async function checkAndScale(request: SaveRequest, refetch: Refetch): Promise<SaveRequest> {
  const banner = request.banner && (await scaleForSending(request.banner))
  if (request.opened) checkUnchanged(request.opened, request.facts, await refetch(vehiclesQuery()))
  return { ...request, banner }
}

// All fields are sent: without the vehicle as it is now, a new description would restore an old price.
function checkUnchanged(opened: Vehicle, facts: VehicleFacts, list: List<Vehicle> | undefined) {
  const now = list?.rows.find(({ id }) => id === opened.id)
  if (!now) throw new NotReadError()
  const changes = othersChanges(facts, opened, now)
  if (changes.length > 0) throw new ChangedElsewhereError(now, changes)
}

function outcomeOf(id: string, error: Error | null) {
  if (!error) return id === '' ? 'created' : 'updated'
  if (id === '') return 'createFailed'
  return isUnknownCall(error) ? 'updateUnknown' : 'updateFailed'
}
