import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { slipQueue, slipsToCheck } from '@/rental/slip-queue'
import { awaitsConfirmation, hasSlip } from '@/rental/status'
import { SlipCheck } from '@/reservations/deposit/slip-check'
import { Button } from '@/ui/button'
import { useFocusAfterRemoval } from '@/ui/focus-page'
import { Cluster, Stack } from '@/ui/layout'
import { useQueryState } from '@/ui/use-query-state'
import { ZoomImage } from '@/ui/zoom-image'

import { TurnableImage } from './turnable-image'

import styles from './slip-review.module.css'

/** A slip for somebody who has to judge it: its picture to zoom and turn, and what its code says where it can be read. */
export function SlipPicture({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['desk', 'client'])
  const src = imageUrl(reservation.slipImage) ?? ''
  const name = t('client:panel.slip')
  return (
    <>
      <h3>{name}</h3>
      <ZoomImage key={src} src={src} alt={name} full={<TurnableImage src={src} alt={name} />} />
      {src !== '' && awaitsConfirmation(reservation) && (
        <SlipCheck
          picture={src}
          reservationId={reservation.id}
          ownCheck={{ noCode: t('review.noCode'), noReservation: t('review.noReservation') }}
        />
      )}
    </>
  )
}

interface SlipStepsProps {
  reservation: Reservation
  reservations: readonly Reservation[]
  /** The buttons that act on the reservation. */
  children?: React.ReactNode
}

/** The foot of the panel: its buttons, and those that lead through the reservations whose slip waits, also by keys. */
export function SlipSteps({ reservation, reservations, children }: SlipStepsProps) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  const { change } = useQueryState()
  const nextButton = useRef<HTMLButtonElement>(null)
  // A button that acts is gone once it has done so.
  const onFocus = useFocusAfterRemoval(() => nextButton.current?.focus())
  const waiting = useMemo(() => slipsToCheck(reservations), [reservations])
  const { count, place, next, previous } = slipQueue(waiting, reservation)
  const steps = awaitsConfirmation(reservation)
    ? t('review.place', { place: figure(place), figure: figure(count) })
    : count === 0
      ? t('review.none')
      : t('review.left', { count, figure: figure(count) })
  // Replaces the entry of the history, so that Back closes the panel.
  const show = (row: Reservation | undefined) => row && change({ reservation: row.id })
  return (
    <Stack gap={3} className={styles.steps} onFocus={onFocus}>
      {(count > 0 || hasSlip(reservation)) && (
        <p role="status" className="muted">
          {steps}
        </p>
      )}
      <Cluster gap={3} className={styles.buttons}>
        {children}
        {next && (
          <>
            <Button aria-keyshortcuts="Alt+P" onClick={() => show(previous)}>
              {t('review.previous')}
            </Button>
            <Button ref={nextButton} aria-keyshortcuts="Alt+N" onClick={() => show(next)}>
              {t('review.next')}
            </Button>
          </>
        )}
      </Cluster>
      {next && <p className={`muted small ${styles.keys}`}>{t('review.keys')}</p>}
    </Stack>
  )
}
