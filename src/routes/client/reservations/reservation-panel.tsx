import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { company } from '@/company/company'
import { IS_SAMPLE_DATA } from '@/company/placeholders'
import { useFormats } from '@/i18n/use-formats'
import { OldListNotice } from '@/lists/list-notices'
import type { ListState } from '@/lists/use-list'
import { paths } from '@/paths'
import { daysOfLength, extensionOf, firstFreeDays, firstPickup, NEAR_DAYS } from '@/rental/nearest-periods'
import { reservationStateOf } from '@/rental/next-reservation'
import { reservedDays } from '@/rental/pricing'
import { nextStepOf, readStatus } from '@/rental/status'
import { addDays } from '@/rental/wall-clock'
import { calendarFile } from '@/reservations/calendar-file'
import { ReservationCancellation } from '@/reservations/cancellation-terms'
import { NextNotice } from '@/reservations/next-notice'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { ReservationStages } from '@/reservations/reservation-stages'
import { useMarkSeen } from '@/reservations/seen-statuses'
import { StatusBadge } from '@/reservations/status-badge'
import { useAvailability } from '@/reservations/use-availability'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { Button, ButtonLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Cluster, Fact, Stack } from '@/ui/layout'
import { saveFile } from '@/ui/save-file'

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

/** Whether a slip may have been sent since: a reservation kept for reading offline says that it had none. */
export const mayHaveSlip = ({ hasSlip }: Reservation): boolean => hasSlip === false

interface ReservationPanelProps {
  reservation: Reservation
  list: ListState<Reservation>
  vehicles: readonly Vehicle[]
  onClose: () => void
}

export function ReservationPanel({ reservation, list, vehicles, onClose }: ReservationPanelProps) {
  const { t } = useTranslation('client')
  const labels = useReservationLabels(vehicles)
  const state = reservationStateOf(reservation, useCurrentMinute())
  const isSlipUnknown = state === 'deposit' && mayHaveSlip(reservation)
  const addToCalendar = useAddToCalendar(labels.vehicle)
  useMarkSeen(reservation)
  return (
    <Dialog title={t('panel.title')} variant="panel" onClose={onClose}>
      <Stack>
        <OldListNotice lists={[list]} />
        <ReservationStages next={nextStepOf(reservation)} />
        {!isSlipUnknown && <NextNotice reservation={reservation} />}
        <FurtherLinks reservation={reservation} vehicle={labels.vehicle(reservation)} />
      </Stack>
      <ReservationSheet
        reservation={reservation}
        labels={labels}
        facts={
          <>
            <Fact name={t('table.id')}>{reservation.id}</Fact>
            <Fact name={t('table.status')}>
              <StatusBadge status={readStatus(reservation.status)}>{labels.status(reservation)}</StatusBadge>
            </Fact>
          </>
        }
      >
        {state === 'deposit' && !isSlipUnknown && (
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
      </ReservationSheet>
    </Dialog>
  )
}

/**
 * The ways on from a reservation: what cancelling costs, the trip sheet, the same car for as long, and more days. On paper
 * the trip sheet says what cancelling costs.
 */
function FurtherLinks({ reservation, vehicle }: { reservation: Reservation; vehicle: string }) {
  const { t } = useTranslation('client')
  const { dayAt } = useFormats()
  const now = useCurrentMinute()
  const availability = useAvailability()
  const { id, vehicleId: car } = reservation
  const isFailed = readStatus(reservation.status) === 'failed'
  const extension = availability && !isFailed ? extensionOf(availability, reservation, now) : undefined
  // A rental that is not over yet is followed by the next one.
  const first = firstPickup(now < reservation.end ? reservation.end : now)
  const days = { from: first, to: addDays(first, NEAR_DAYS) }
  const again =
    availability &&
    firstFreeDays(availability, car, daysOfLength(Math.max(1, reservedDays(reservation))), days)
  return (
    <Stack gap={1} className="not-printed">
      <ReservationCancellation reservation={reservation} vehicle={vehicle} />
      <Cluster gap={5}>
        <Link className="touch" to={paths.tripSheet(id)}>
          {t('panel.tripSheet')}
        </Link>
        {again && (
          <Link className="touch" to={paths.booking({ ...again, car })}>
            {t('panel.bookAgain')}
          </Link>
        )}
        {extension && (
          <span>
            <Link className="touch" to={paths.booking({ from: extension.from, car })}>
              {t('panel.extend')}
            </Link>{' '}
            {extension.until && (
              <small className="muted">{t('panel.extendUntil', { time: dayAt(extension.until) })}</small>
            )}
          </span>
        )}
      </Cluster>
    </Stack>
  )
}
