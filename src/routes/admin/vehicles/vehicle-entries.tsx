import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { FailureNotice } from '@/lists/failure-notice'
import { dinText } from '@/rental/money'
import type { SentVehicle, VehicleEntries } from '@/rental/vehicle-draft'
import { createFormDrafts } from '@/session/form-drafts'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { bringIntoSight, Notice } from '@/ui/notice'

import styles from './vehicle-dialog.module.css'

/** A new vehicle's ID in the URL: no ID begins with a blank (docs/decisions.md, "Changing and deleting vehicles"). */
export const NEW_VEHICLE = ' new'

/** The entries of a form that was left before they were sent. */
export const drafts = createFormDrafts<{
  initialVehicle: Vehicle | undefined
  entries: VehicleEntries
  banner: File | undefined
  /** What the form has sent, all of it in vain as far as is known. */
  sent: readonly SentVehicle[]
}>()

/** The key of the call that saves the vehicle of that ID, or a new one. */
export const savingKey = (id: string | undefined) =>
  id === undefined ? (['create-vehicle'] as const) : (['update-vehicle', id] as const)

/** The initial entries of the form for a vehicle; decimals have the language's sign. */
export function entriesOf(vehicle: Vehicle, decimalSign: string): VehicleEntries {
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

/** The current entries of the form. */
export function readEntries(form: FormData): VehicleEntries {
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

/** Whether any text field of the form differs from its initial value. */
export const hasChanges = (form: HTMLFormElement | null): boolean =>
  [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type !== 'file')) &&
      // A textarea normalises the line breaks of its value, but not those of its default value.
      plain(field.value) !== plain(field.defaultValue),
  )

const plain = (text: string) => text.replaceAll('\r\n', '\n')

/** The question before entries are discarded; if they are kept, the focus returns to where it was. */
export function useDiscardQuestion() {
  const [isAsking, setAsking] = useState(false)
  const askedFrom = useRef<Element>(null)
  return {
    isAsking,
    askToDiscard: () => {
      if (!isAsking) askedFrom.current = document.activeElement
      setAsking(true)
    },
    keepEditing: () => {
      flushSync(() => setAsking(false))
      if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
    },
  }
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Asks whether the entries may be discarded. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { t } = useTranslation('fleet')
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{t('form.discardQuestion')}</p>
      <Button ref={focus} onClick={onKeep}>
        {t('form.keepEditing')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {t('form.discard')}
      </Button>
    </div>
  )
}

/** Thrown if what a change or deletion depends on could not be read again, so that nothing was sent. */
export class NotReadError extends Error {}

/** Thrown if the fleet has a vehicle that the form has sent before, so that nothing was sent. */
export class CreatedBeforeError extends Error {}

/** Why the vehicle was not saved; one that is gone cannot be saved at all. */
export function SavingFailure({ error, isGone }: { error: Error | null; isGone: boolean }) {
  const { t } = useTranslation('fleet')
  if (isGone)
    return (
      <Notice tone="warning" role="status" ref={bringIntoSight}>
        {t('form.gone')}
      </Notice>
    )
  if (error instanceof NotReadError) return <FailureNotice error={error} text={t('form.notRead')} />
  if (error instanceof CreatedBeforeError)
    return <FailureNotice error={error} text={t('form.createdBefore')} />
  return <FailureNotice error={error} />
}

/** The banner that the vehicle has now, or the drawing that stands for it. */
export function CurrentBanner({ vehicle: { id, name, bannerImage } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('fleet')
  const picture = imageUrl(bannerImage)
  return (
    <figure className={styles.banner}>
      <div className={styles.picture}>
        <CarImage name={name} seed={id} src={picture} eager />
      </div>
      <figcaption>{t(picture === undefined ? 'form.noBanner' : 'form.presentBanner')}</figcaption>
    </figure>
  )
}
