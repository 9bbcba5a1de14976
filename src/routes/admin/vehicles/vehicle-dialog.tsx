import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { withRowChanged } from '@/api/fields'
import { createVehicle, updateVehicle } from '@/api/vehicle-changes'
import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import {
  isVehicleCreated,
  isVehicleUpdated,
  readVehicle,
  VEHICLE_TEXT_LIMITS,
  withOthersChanges,
  type VehicleEntries,
  type VehicleErrors,
  type VehicleFacts,
} from '@/rental/vehicle-draft'
import { isUnknownCall } from '@/reservations/failure-notice'
import { createKeptEntries } from '@/session/kept-entries'
import { readAnew, sendOrFind, useApiMutation } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Field, TextArea } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { Notice } from '@/ui/notice'
import { showToast } from '@/ui/toast'
import { useFieldErrors } from '@/ui/use-field-errors'

import {
  CurrentBanner,
  DiscardQuestion,
  entriesOf,
  hasChanges,
  NEW_VEHICLE,
  NotReadError,
  readEntries,
  SavingFailure,
  savingKey,
  useDiscardQuestion,
} from './vehicle-entries'

import styles from './vehicle-dialog.module.css'

interface VehicleDialogProps {
  /** The vehicle that is changed; undefined for a new one. */
  vehicle: Vehicle | undefined
  /** Whether the vehicle was deleted elsewhere, so that nothing can be sent. */
  isGone: boolean
  onSaved: () => void
  onClose: () => void
}

const kept = createKeptEntries<{
  initialVehicle: Vehicle | undefined
  entries: VehicleEntries
  banner: File | undefined
  /** What the form has sent, all of it in vain as far as is known. */
  sent: readonly VehicleFacts[]
}>()

/**
 * Creates or changes a vehicle; both have the specified heading, and the line below it tells them apart. The entries
 * survive every failure, a sign-in and leaving the page, until they are sent or discarded.
 */
export function VehicleDialog({ vehicle, isGone, onSaved, onClose }: VehicleDialogProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const { language } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const entriesKey = vehicle?.id ?? NEW_VEHICLE
  const [keptEntries] = useState(() => kept.read(entriesKey))
  // The vehicle as it was when the form was first opened, even if a sign-in came in between.
  const [initialVehicle] = useState(keptEntries ? keptEntries.initialVehicle : vehicle)
  const [banner, setBanner] = useState(keptEntries?.banner)
  const sentRef = useRef(keptEntries?.sent ?? [])
  const { errors, showErrors, onInput } = useFieldErrors<VehicleErrors>({})
  const { isAsking, askToDiscard, keepEditing } = useDiscardQuestion()
  const isFinished = useRef(false)
  const finish = (onFinish: () => void) => {
    isFinished.current = true
    onFinish()
  }
  const saving = useSaveVehicle(initialVehicle, sentRef, () => finish(onSaved))
  const initialEntries =
    keptEntries?.entries ?? (initialVehicle && entriesOf(initialVehicle, LANGUAGE_FACTS[language].decimal))
  const currentEntries = () => readEntries(new FormData(form.current ?? undefined))
  const hasEntries = () => keptEntries !== undefined || banner !== undefined || hasChanges(form.current)
  kept.useKeepEntries(entriesKey, saving.isPending, () =>
    hasEntries() && !isFinished.current
      ? { initialVehicle, entries: currentEntries(), banner, sent: sentRef.current }
      : undefined,
  )
  const confirmClose = () => {
    if (!hasEntries()) return true
    askToDiscard()
    return false
  }
  const trySave = () => {
    if (form.current === null || isGone) return
    const entries = currentEntries()
    const read = readVehicle(entries)
    showErrors('errors' in read ? read.errors : {}, form.current)
    if ('facts' in read) saving.mutate({ facts: read.facts, bannerImage: banner, entries })
  }
  const field = (name: keyof VehicleEntries) => {
    const rule = errors[name]
    return {
      label: t(`form.${name}`),
      name,
      defaultValue: initialEntries?.[name] ?? '',
      autoComplete: 'off',
      // Anything typed while the form is sent would be lost with it.
      readOnly: saving.isPending,
      error: rule && t(`invalid.${rule}`, VEHICLE_TEXT_LIMITS),
    }
  }

  return (
    <Dialog
      title={t('form.title')}
      closeLabel={t('common:close')}
      look="wide"
      closedBy={saving.isPending ? 'none' : 'closerequest'}
      confirmClose={confirmClose}
      onClose={onClose}
    >
      <p className={styles.subtitle}>
        {vehicle
          ? t('form.updateSubtitle', { name: vehicle.name, id: vehicle.id })
          : t('form.createSubtitle')}
      </p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          trySave()
        }}
      >
        {keptEntries && <Notice role="status">{t('form.entriesBefore')}</Notice>}
        <div className={styles.fields}>
          <Field {...field('name')} required />
          <Field {...field('pricePerDay')} inputMode="decimal" required />
          <Field {...field('teslaCode')} hint={t('form.optional')} />
          <Field {...field('batteryKwh')} inputMode="numeric" required />
          <Field {...field('rangeKm')} inputMode="numeric" required />
          <Field {...field('acceleration')} inputMode="decimal" required />
          <Field {...field('topSpeedKmh')} inputMode="numeric" required />
        </div>
        <TextArea {...field('description')} rows={3} hint={t('form.optional')} />
        {vehicle && banner === undefined && <CurrentBanner vehicle={vehicle} />}
        <ImagePicker label={t('form.banner')} file={banner} disabled={saving.isPending} onPick={setBanner} />
        <SavingFailure error={saving.error} isGone={isGone} />
        <div className={styles.actions} hidden={isAsking}>
          <Button
            aria-disabled={saving.isPending}
            onClick={() => !saving.isPending && confirmClose() && onClose()}
          >
            {t('form.cancel')}
          </Button>
          <Button
            look="primary"
            type="submit"
            aria-disabled={saving.isPending || isGone}
            aria-busy={saving.isPending}
          >
            {t(saving.isPending ? 'form.sending' : 'form.confirm')}
          </Button>
        </div>
        {isAsking && <DiscardQuestion onKeep={keepEditing} onDiscard={() => finish(onClose)} />}
      </form>
    </Dialog>
  )
}

interface SaveRequest {
  facts: VehicleFacts
  bannerImage: File | undefined
  entries: VehicleEntries
  /** The fleet right before the request, if it could be read. */
  fleet?: Vehicle[] | undefined
}

/** Creates a vehicle, or updates the one the form was opened with, and reports the result in a toast. */
function useSaveVehicle(
  initialVehicle: Vehicle | undefined,
  sentRef: RefObject<readonly VehicleFacts[]>,
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
      const fleet = await readFleet()
      // All fields are sent: without the vehicle's current state, a new description would restore an old price.
      const now = initialVehicle && fleet?.find((vehicle) => vehicle.id === id)
      if (initialVehicle && !now) throw new NotReadError()
      const sentBefore = sentRef.current
      sentRef.current = [...sentBefore, facts]
      return {
        facts: initialVehicle && now ? withOthersChanges(facts, initialVehicle, now, sentBefore) : facts,
        bannerImage: bannerImage && (await scaleForSending(bannerImage)),
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
      kept.forget(entriesKey)
      void queryClient.invalidateQueries(vehiclesQuery())
      const link = { to: paths.allVehicles, text: t('toast.seeAll') }
      const text = t(id === undefined ? 'toast.created' : 'toast.updated')
      void showToast('success', text, isSamePage ? undefined : link)
      if (isSamePage) onSaved()
    },
    onError: (error, { entries, bannerImage }, isSamePage) => {
      if (!isSamePage)
        kept.keep(entriesKey, { initialVehicle, entries, banner: bannerImage, sent: sentRef.current })
      // The vehicle may be gone, or may have been saved although the answer was lost.
      void queryClient.invalidateQueries(vehiclesQuery())
      const link = { to: paths.vehicleForm(entriesKey), text: t('toast.back') }
      void showToast('error', failureToast(error), isSamePage ? undefined : link)
    },
  })
}
