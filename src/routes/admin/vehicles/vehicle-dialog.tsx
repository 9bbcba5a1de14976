import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import { createVehicle, updateVehicle, vehiclesQuery, type Vehicle, type VehicleDraft } from '@/api/vehicles'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { dinText } from '@/rental/money'
import {
  readVehicle,
  VEHICLE_TEXT_LIMITS,
  type VehicleEntries,
  type VehicleErrors,
} from '@/rental/vehicle-draft'
import { keepEntries } from '@/session/kept-entries'
import { useApiMutation } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { scaleForSending } from '@/ui/image-picker/image-scale'
import { TextArea } from '@/ui/text-area'
import { showToast } from '@/ui/toast'
import { useFieldErrors } from '@/ui/use-field-errors'

import { FailureNotice, isUnknownCall } from './failure-notice'

import styles from './vehicle-dialog.module.css'

/** What the URL has in place of an ID for a new vehicle. */
export const NEW_VEHICLE = 'new'

interface VehicleDialogProps {
  /** The vehicle that is changed; undefined for a new one. */
  vehicle: Vehicle | undefined
  onSaved: () => void
  onClose: () => void
}

/** Creates or changes a vehicle; both have the heading of the specification, and the line below it tells them apart. */
export function VehicleDialog({ vehicle, onSaved, onClose }: VehicleDialogProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const saving = useSaveVehicle(vehicle?.id, onSaved)
  return (
    <Dialog
      title={t('form.title')}
      closeLabel={t('common:close')}
      look="wide"
      closedBy={saving.isPending ? 'none' : 'closerequest'}
      onClose={onClose}
    >
      <p className={styles.subtitle}>
        {vehicle
          ? t('form.updateSubtitle', { name: vehicle.name, id: vehicle.id })
          : t('form.createSubtitle')}
      </p>
      <VehicleForm vehicle={vehicle} saving={saving} onClose={onClose} />
    </Dialog>
  )
}

/** Creates a vehicle, or changes the one with the id, and says in a toast what came of it. */
function useSaveVehicle(id: string | undefined, onSaved: () => void) {
  const { t } = useTranslation('fleet')
  const queryClient = useQueryClient()
  const failureToast = (error: Error) => {
    if (id === undefined) return t('toast.createFailed')
    return t(isUnknownCall(error) ? 'toast.updateUnknown' : 'toast.updateFailed')
  }
  return useApiMutation({
    mutationKey: id === undefined ? ['create-vehicle'] : ['update-vehicle', id],
    prepare: async (draft: VehicleDraft) => ({
      ...draft,
      bannerImage: draft.bannerImage && (await scaleForSending(draft.bannerImage)),
    }),
    mutationFn: (draft) => (id === undefined ? createVehicle(draft) : updateVehicle(id, draft)),
    onSuccess: (_output, _draft, isHere) => {
      void queryClient.invalidateQueries(vehiclesQuery())
      const link = { to: paths.allVehicles, text: t('toast.seeAll') }
      const text = t(id === undefined ? 'toast.created' : 'toast.updated')
      void showToast('success', text, isHere ? undefined : link)
      if (isHere) onSaved()
    },
    onError: (error, _draft, isHere) => {
      const link = { to: paths.vehicleForm(id ?? NEW_VEHICLE), text: t('toast.back') }
      void showToast('error', failureToast(error), isHere ? undefined : link)
    },
  })
}

interface VehicleFormProps extends Omit<VehicleDialogProps, 'onSaved'> {
  saving: ReturnType<typeof useSaveVehicle>
}

const kept = keepEntries<{ id: string | undefined; entries: VehicleEntries; banner: File | undefined }>()

/** The facts of a vehicle; what was typed is kept through every failure, and through a sign-in. */
function VehicleForm({ vehicle, saving, onClose }: VehicleFormProps) {
  const { t } = useTranslation('fleet')
  const { language } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const [before] = useState(() => {
    const entered = kept.read()
    return entered?.id === vehicle?.id ? entered : undefined
  })
  const [banner, setBanner] = useState(before?.banner)
  const { errors, setErrors, onInput } = useFieldErrors<VehicleErrors>({})
  const start = before?.entries ?? (vehicle && entriesOf(vehicle, LANGUAGE_FACTS[language].decimal))
  kept.useKeeping(() => ({
    id: vehicle?.id,
    entries: readEntries(new FormData(form.current ?? undefined)),
    banner,
  }))

  const trySave = () => {
    if (form.current === null) return
    const read = readVehicle(readEntries(new FormData(form.current)))
    const found = 'errors' in read ? read.errors : {}
    const [firstWrong] = Object.keys(found)
    setErrors(found)
    if ('facts' in read) saving.mutate({ ...read.facts, bannerImage: banner })
    else form.current.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
  }
  const field = (name: keyof VehicleEntries) => {
    const rule = errors[name]
    return {
      label: t(`form.${name}`),
      name,
      defaultValue: start?.[name] ?? '',
      autoComplete: 'off',
      error: rule && t(`invalid.${rule}`, VEHICLE_TEXT_LIMITS),
    }
  }

  return (
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
      <div className={styles.fields}>
        <Field {...field('name')} required />
        <Field {...field('pricePerDay')} inputMode="decimal" required />
        <Field {...field('teslaCode')} />
        <Field {...field('batteryKwh')} inputMode="numeric" required />
        <Field {...field('rangeKm')} inputMode="numeric" required />
        <Field {...field('acceleration')} inputMode="decimal" required />
        <Field {...field('topSpeedKmh')} inputMode="numeric" required />
      </div>
      <TextArea {...field('description')} rows={3} />
      {vehicle && banner === undefined && <PresentBanner vehicle={vehicle} />}
      <ImagePicker label={t('form.banner')} file={banner} onPick={setBanner} />
      <FailureNotice error={saving.error} />
      <div className={styles.actions}>
        <Button aria-disabled={saving.isPending} onClick={() => !saving.isPending && onClose()}>
          {t('form.cancel')}
        </Button>
        <Button look="primary" type="submit" aria-disabled={saving.isPending} aria-busy={saving.isPending}>
          {t(saving.isPending ? 'form.sending' : 'form.confirm')}
        </Button>
      </div>
    </form>
  )
}

/** A vehicle as the form begins with it, decimals with the sign of the language. */
function entriesOf(vehicle: Vehicle, decimalSign: string): VehicleEntries {
  const decimal = (text: string) => text.replace('.', decimalSign)
  return {
    name: vehicle.name,
    pricePerDay: decimal(dinText(vehicle.pricePerDay).replace('.00', '')),
    teslaCode: vehicle.teslaCode ?? '',
    batteryKwh: figure(vehicle.batteryKwh),
    rangeKm: figure(vehicle.rangeKm),
    acceleration: decimal(figure(vehicle.acceleration)),
    topSpeedKmh: figure(vehicle.topSpeedKmh),
    description: vehicle.description ?? '',
  }
}

const figure = (value: number | undefined) => (value === undefined ? '' : String(value))

/** What stands in the form. */
function readEntries(form: FormData): VehicleEntries {
  const text = (name: keyof VehicleEntries) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    pricePerDay: text('pricePerDay'),
    teslaCode: text('teslaCode'),
    batteryKwh: text('batteryKwh'),
    rangeKm: text('rangeKm'),
    acceleration: text('acceleration'),
    topSpeedKmh: text('topSpeedKmh'),
    description: text('description'),
  }
}

function PresentBanner({ vehicle: { id, name, bannerImage } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('fleet')
  const picture = imageUrl(bannerImage)
  return (
    <figure className={styles.banner}>
      <CarImage name={name} seed={id} src={picture} eager />
      <figcaption>{t(picture === undefined ? 'form.noBanner' : 'form.presentBanner')}</figcaption>
    </figure>
  )
}
