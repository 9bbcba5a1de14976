import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { company } from '@/company/company'
import { IS_SAMPLE_DATA } from '@/company/placeholders'
import { OldListNotice } from '@/lists/list-notices'
import type { ListState } from '@/lists/use-list'
import { paths } from '@/paths'
import { reservationStateOf } from '@/rental/next-reservation'
import { nextStepOf, readStatus } from '@/rental/status'
import { calendarFile } from '@/reservations/calendar-file'
import { NextNotice } from '@/reservations/next-notice'
import { ReservationSheet } from '@/reservations/reservation-sheet'
import { ReservationStages } from '@/reservations/reservation-stages'
import { useMarkSeen } from '@/reservations/seen-statuses'
import { StatusBadge } from '@/reservations/status-badge'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { Button, ButtonLink } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { Fact, Stack } from '@/ui/layout'
import { saveFile } from '@/ui/save-file'

import { FurtherLinks } from './further-links'

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
  const { t } = useTranslation(['client', 'common'])
  const labels = useReservationLabels(vehicles)
  const state = reservationStateOf(reservation, useCurrentMinute())
  const isSlipUnknown = state === 'deposit' && mayHaveSlip(reservation)
  const addToCalendar = useAddToCalendar(labels.vehicle)
  useMarkSeen(reservation)
  return (
    <Dialog title={t('panel.title')} closeLabel={t('common:close')} variant="panel" onClose={onClose}>
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
