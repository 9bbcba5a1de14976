import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import {
  readVehicle,
  VEHICLE_TEXT_LIMITS,
  type VehicleEntries,
  type VehicleErrors,
} from '@/rental/vehicle-draft'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Field } from '@/ui/field'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { TextArea } from '@/ui/text-area'

import { FailureNotice } from './failure-notice'
import type { useSaveVehicle } from './use-save-vehicle'
import { entriesOf, readEntries } from './vehicle-entries'

import styles from './vehicle-form.module.css'

interface VehicleFormProps {
  vehicle: Vehicle | undefined
  saving: ReturnType<typeof useSaveVehicle>
  onClose: () => void
}

/** The facts of a vehicle; what was typed is kept through every failure. */
export function VehicleForm({ vehicle, saving, onClose }: VehicleFormProps) {
  const { t } = useTranslation('fleet')
  const { language } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const [banner, setBanner] = useState<File>()
  const [errors, setErrors] = useState<VehicleErrors>({})
  const start = entriesOf(vehicle, language === 'en' ? '.' : ',')

  const trySave = () => {
    if (form.current === null) return
    const read = readVehicle(readEntries(new FormData(form.current)))
    const found = 'errors' in read ? read.errors : {}
    const [firstWrong] = Object.keys(found)
    setErrors(found)
    if ('facts' in read) saving.mutate({ ...read.facts, bannerImage: banner }, { onSuccess: onClose })
    else form.current.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus()
  }
  const field = (name: keyof VehicleEntries) => {
    const rule = errors[name]
    return {
      label: t(`form.${name}`),
      name,
      defaultValue: start[name],
      autoComplete: 'off',
      error: rule && t(`invalid.${rule}`, VEHICLE_TEXT_LIMITS),
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
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
