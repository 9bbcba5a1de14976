import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { company, OWNER_RULES } from '@/company/company'
import { IS_SAMPLE_DATA } from '@/company/placeholders'
import { paths } from '@/paths'
import { reservationStateOf } from '@/rental/next-reservation'
import { reservedPrice } from '@/rental/pricing'
import { nextStepOf, readStatus } from '@/rental/status'
import { calendarFile } from '@/reservations/calendar-file'
import { CancellationTerms } from '@/reservations/cancellation-terms'
import { NextNotice } from '@/reservations/next-notice'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { ReservationStages } from '@/reservations/reservation-stages'
import { StatusBadge } from '@/reservations/status-badge'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { Button, ButtonLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Stack } from '@/ui/layout'
import { saveFile } from '@/ui/save-file'

import { FurtherLinks } from './further-links'

interface ReservationPanelProps {
  reservation: Reservation
  vehicles: readonly Vehicle[]
  /** Says that the reservation is shown as it was some time ago, if so. */
  oldNotice: ReactNode
  /** Whether the reservation is a last known one, read earlier: a slip may have been sent since. */
  isLastKnown: boolean
  onClose: () => void
}

/** Gives a function that saves a reservation as a calendar file. */
export function useAddToCalendar(vehicleOf: (reservation: Reservation) => string) {
  const { t } = useTranslation('client')
  return (reservation: Reservation) => {
    const { id, start, end } = reservation
    const file = calendarFile({
      uid: `reservation-${id}@${location.hostname}`,
      start,
      end,
      title: t('panel.calendarTitle', { vehicle: vehicleOf(reservation) }),
      description: t('panel.calendarText', { id }),
      place: IS_SAMPLE_DATA ? undefined : company.address,
      writtenAt: new Date(),
    })
    saveFile(new Blob([file], { type: 'text/calendar' }), `reservation-${id}.ics`)
  }
}

export function ReservationPanel(props: ReservationPanelProps) {
  const { reservation, vehicles, oldNotice, isLastKnown, onClose } = props
  const { t } = useTranslation(['client', 'common'])
  const labels = useReservationLabels(vehicles)
  const vehicle = labels.vehicleOf(reservation)
  const next = nextStepOf(reservation)
  const state = reservationStateOf(reservation, useCurrentMinute())
  const addToCalendar = useAddToCalendar(labels.vehicle)
  const lines = reservedPrice(reservation, vehicle?.pricePerDay, OWNER_RULES.discounts)
  const price = reservation.price ?? lines?.total
  return (
    <Dialog title={t('panel.title')} closeLabel={t('common:close')} variant="panel" onClose={onClose}>
      <Stack>
        {oldNotice}
        <ReservationStages next={next} />
        {(state !== 'deposit' || !isLastKnown) && <NextNotice reservation={reservation} />}
        {price !== undefined && next !== 'failed' && (
          <CancellationTerms
            period={reservation}
            price={price}
            reservation={{ id: reservation.id, vehicle: labels.vehicle(reservation) }}
          />
        )}
      </Stack>
      <ReservationSheet
        vehicle={labels.vehicle(reservation)}
        vehicleId={reservation.vehicleId}
        picture={imageUrl(vehicle?.bannerImage)}
        features={labels.features(vehicle)}
        facts={[
          [t('table.id'), reservation.id],
          [
            t('table.status'),
            <StatusBadge key="status" status={readStatus(reservation.status)}>
              {labels.status(reservation)}
            </StatusBadge>,
          ],
          [t('table.pickup'), labels.pickup(reservation)],
          [t('table.return'), labels.return(reservation)],
          [t('table.duration'), labels.duration(reservation)],
        ]}
        price={lines}
        reservedAmount={reservation.price}
        slipImage={reservation.slipImage}
      >
        {state === 'deposit' && !isLastKnown && (
          <ButtonLink variant="primary" to={paths.depositFor(reservation.id)}>
            {t('panel.confirmNow')}
          </ButtonLink>
        )}
        {state === 'confirmation' && (
          <ButtonLink to={paths.depositFor(reservation.id)}>{t('panel.sendAnother')}</ButtonLink>
        )}
        {state !== 'failed' && state !== 'over' && (
          <Button onClick={() => addToCalendar(reservation)}>{t('panel.addToCalendar')}</Button>
        )}
        <FurtherLinks reservation={reservation} />
      </ReservationSheet>
    </Dialog>
  )
}
