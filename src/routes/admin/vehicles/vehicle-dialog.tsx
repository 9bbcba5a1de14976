import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isPerhapsTooLarge } from '@/api/api-error'
import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { FailureNotice } from '@/lists/failure-notice'
import {
  readVehicle,
  VEHICLE_TEXT_LIMITS,
  type VehicleEntries,
  type VehicleErrors,
} from '@/rental/vehicle-draft'
import { isUnknownOutcome, NotReadError } from '@/session/use-api-mutation'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Field, TextArea } from '@/ui/field'
import { FormDialog } from '@/ui/form-dialog'
import { ImagePicker } from '@/ui/image-picker/image-picker'
import { Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'
import { useFieldErrors } from '@/ui/use-field-errors'

import { ChangedElsewhereError, drafts, useSaveVehicle } from './use-save-vehicle'
import { entriesOf, hasChanges, readEntries } from './vehicle-entries'

import styles from './vehicle-dialog.module.css'

interface VehicleDialogProps {
  /** The vehicle that is changed; undefined for a new one. */
  vehicle: Vehicle | undefined
  /** Whether the vehicle was deleted elsewhere, so that nothing can be sent. */
  isGone: boolean
  onSaved: () => void
  onClose: () => void
}

/**
 * Creates or changes a vehicle; both have the specified heading, and the line below it tells them apart. The entries
 * survive every failure, a sign-in and leaving the page, until they are sent or discarded.
 */
export function VehicleDialog({ vehicle, isGone, onSaved, onClose }: VehicleDialogProps) {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  const form = useRef<HTMLFormElement>(null)
  const { decimal } = LANGUAGE_FACTS[language]
  const id = vehicle?.id ?? ''
  const [draft] = useState(() => drafts.read(id))
  // The vehicle that the entries started from, even if a sign-in came in between.
  const [openedFirst] = useState(draft ? draft.opened : vehicle)
  const [initialEntries] = useState(draft?.entries ?? (openedFirst && entriesOf(openedFirst, decimal)))
  const [banner, setBanner] = useState(draft?.banner)
  const { errors, showErrors, onInput } = useFieldErrors<VehicleErrors>({})
  const isFinished = useRef(false)
  const finish = (onFinish: () => void) => {
    isFinished.current = true
    onFinish()
  }
  const saving = useSaveVehicle(id, () => finish(onSaved))
  // Once the form has shown what somebody else has changed, the next press may overwrite that.
  const opened = saving.error instanceof ChangedElsewhereError ? saving.error.now : openedFirst
  const currentEntries = () => readEntries(new FormData(form.current ?? undefined))
  const hasEntries = () => draft !== undefined || banner !== undefined || hasChanges(form.current)
  drafts.useKeepDraft(id, saving.isPending, () =>
    hasEntries() && !isFinished.current ? { opened, entries: currentEntries(), banner } : undefined,
  )
  const trySave = () => {
    if (form.current === null || isGone) return
    const entries = currentEntries()
    const read = readVehicle(entries)
    showErrors('errors' in read ? read.errors : {}, form.current)
    if ('facts' in read) saving.mutate({ facts: read.facts, opened, entries, banner })
  }
  const field = (name: keyof VehicleEntries) => {
    const rule = errors[name]
    return {
      label: t(`fleet.form.${name}`),
      name,
      defaultValue: initialEntries?.[name] ?? '',
      autoComplete: 'off',
      // Anything typed while the form is sent would be lost with it.
      readOnly: saving.isPending,
      error: rule && t(`fleet.invalid.${rule}`, VEHICLE_TEXT_LIMITS),
    }
  }

  return (
    <FormDialog
      title={t('fleet.form.title')}
      ref={form}
      isPending={saving.isPending}
      isBlocked={isGone}
      hasEntries={hasEntries}
      onInput={onInput}
      onSubmit={trySave}
      onClose={onClose}
      onDiscard={() => finish(onClose)}
    >
      <p className="muted">
        {vehicle
          ? t('fleet.form.updateSubtitle', { name: vehicle.name, id: vehicle.id })
          : t('fleet.form.createSubtitle')}
      </p>
      {draft && <Notice role="status">{t('fleet.form.entriesBefore')}</Notice>}
      <div className={styles.fields}>
        <Field {...field('name')} required />
        <Field {...field('pricePerDay')} inputMode="decimal" required />
        <Field {...field('teslaCode')} hint={t('fleet.form.optional')} />
        <Field {...field('batteryKwh')} inputMode="numeric" required />
        <Field {...field('rangeKm')} inputMode="numeric" required />
        <Field {...field('acceleration')} inputMode="decimal" required />
        <Field {...field('topSpeedKmh')} inputMode="numeric" required />
      </div>
      <TextArea {...field('description')} rows={3} hint={t('fleet.form.optional')} />
      {vehicle && banner === undefined && <CurrentBanner vehicle={vehicle} />}
      <ImagePicker
        label={t('fleet.form.banner')}
        file={banner}
        disabled={saving.isPending}
        mayBeTooLarge={
          saving.variables?.banner === banner && isPerhapsTooLarge(saving.error, banner?.size ?? 0)
        }
        onPick={setBanner}
      />
      <SavingFailure
        error={saving.error}
        isGone={isGone}
        decimalSign={decimal}
        onTakeTheirs={() => finish(onClose)}
        onLookAtList={onClose}
      />
    </FormDialog>
  )
}

/** The banner that the vehicle has now, or the drawing that stands for it. */
function CurrentBanner({ vehicle: { id, name, bannerImage } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('desk')
  const picture = imageUrl(bannerImage)
  return (
    <Stack as="figure" gap={2}>
      <div className={styles.picture}>
        <CarImage name={name} seed={id} src={picture} eager />
      </div>
      <figcaption className="muted">
        {t(picture === undefined ? 'fleet.form.noBanner' : 'fleet.form.presentBanner')}
      </figcaption>
    </Stack>
  )
}

interface SavingFailureProps {
  error: Error | null
  /** Whether the vehicle was deleted elsewhere, so that it cannot be saved at all. */
  isGone: boolean
  decimalSign: string
  onTakeTheirs: () => void
  onLookAtList: () => void
}

/** Why the vehicle was not saved; theirs, if somebody else has changed it; or that nobody knows whether it was saved. */
function SavingFailure({ error, isGone, decimalSign, ...actions }: SavingFailureProps) {
  const { t } = useTranslation('desk')
  const warning = { tone: 'warning', role: 'status', ref: bringIntoSight } as const
  if (isGone) return <Notice {...warning}>{t('fleet.form.gone')}</Notice>
  if (error instanceof NotReadError) return <Notice {...warning}>{t('fleet.form.notRead')}</Notice>
  if (error instanceof ChangedElsewhereError) {
    const theirs = entriesOf(error.now, decimalSign)
    return (
      <Notice
        {...warning}
        action={<Button onClick={actions.onTakeTheirs}>{t('fleet.form.takeTheirs')}</Button>}
      >
        {t('fleet.form.changedElsewhere')}
        <ul>
          {error.changes.map((name) => (
            <li key={name}>
              {t(`fleet.form.${name}`)}: {theirs[name] || '–'}
            </li>
          ))}
        </ul>
      </Notice>
    )
  }
  return (
    <>
      <FailureNotice error={error} />
      {isUnknownOutcome(error) && (
        <Notice
          tone="warning"
          action={<Button onClick={actions.onLookAtList}>{t('fleet.form.lookAtList')}</Button>}
        >
          {t('fleet.form.maybeSaved')}
        </Notice>
      )}
    </>
  )
}
