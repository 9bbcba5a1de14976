import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Reservation } from '@/api/reservations'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { countdownOf, nextReservation } from '@/rental/next-reservation'
import { nextStepOf } from '@/rental/status'
import { ReservationStages } from '@/reservations/reservation-stages'
import { useCurrentMinute } from '@/reservations/use-current-minute'
import { useReservationLabels } from '@/reservations/use-reservation-labels'
import { Button, ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Cluster, Fact, Facts, Stack } from '@/ui/layout'
import { useOpenRow } from '@/ui/use-open-row'

import { mayHaveSlip, useAddToCalendar } from './reservation-panel'

import styles from './next-reservation.module.css'

interface NextReservationProps {
  reservations: readonly Reservation[]
  vehicles: readonly Vehicle[]
}

/** The running reservation, else the next one, with its next action; renders nothing if there is none. */
export function NextReservation({ reservations, vehicles }: NextReservationProps) {
  const { t } = useTranslation('client')
  const { weekdayAt } = useFormats()
  const labels = useReservationLabels(vehicles)
  const addToCalendar = useAddToCalendar(labels.vehicle)
  const { hrefOf } = useOpenRow('reservation')
  const now = useCurrentMinute()
  const reservation = nextReservation(reservations, now)
  if (reservation === undefined) return null

  const { id, vehicleId, start, end } = reservation
  const { to, at, days } = countdownOf(reservation, now)
  const count = { count: days, time: at.slice(11, 16) }
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'days'
  const next = nextStepOf(reservation)
  const vehicle = labels.vehicle(reservation)
  return (
    <section className={styles.garage} aria-labelledby="garage">
      <div className={styles.bay}>
        <Stack gap={2} className={styles.texts}>
          <h2 id="garage">{t(to === 'end' ? 'garage.running' : 'garage.coming')}</h2>
          <p className={styles.countdown}>
            {to === 'end' ? t(`garage.ends.${when}`, count) : t(`garage.starts.${when}`, count)}
          </p>
          <p className={styles.vehicle}>{vehicle}</p>
          <Facts layout="columns">
            <Fact name={t('table.pickup')}>{weekdayAt(start)}</Fact>
            <Fact name={t('table.return')}>{weekdayAt(end)}</Fact>
          </Facts>
        </Stack>
        <div className={styles.picture}>
          <CarImage
            name={vehicle}
            seed={vehicleId}
            src={imageUrl(labels.vehicleOf(reservation)?.bannerImage)}
            night
            eager
          />
        </div>
      </div>
      <Cluster fill className={styles.foot}>
        <ReservationStages next={next} />
        {next === 'deposit' && !mayHaveSlip(reservation) ? (
          <ButtonLink variant="primary" to={paths.depositFor(id)}>
            {t('garage.pay')}
          </ButtonLink>
        ) : next === 'success' && to === 'end' ? (
          <ButtonLink variant="primary" to={paths.vehicleControl}>
            {t('garage.control')}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => addToCalendar(reservation)}>
            {t('panel.addToCalendar')}
          </Button>
        )}
        <ButtonLink to={hrefOf(id)} preventScrollReset>
          {t('garage.details')}
        </ButtonLink>
      </Cluster>
    </section>
  )
}
