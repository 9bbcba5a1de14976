import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '@/paths'
import { judgeReserve, type ReserveVerdict } from '@/rental/booking'
import { LoadFailure } from '@/ui/load-failure'
import { Notice } from '@/ui/notice'

import { DateBar } from './date-bar'
import { Fleet } from './fleet'
import type { BookingState } from './booking-state'

import styles from './choose-step.module.css'

/** Step one: the days and the car. */
export function ChooseStep({
  booking,
  change,
  session,
  vehicles,
  reservations,
  availability,
  selected,
}: BookingState) {
  const { t } = useTranslation('booking')
  const { pathname, search } = useLocation()
  const signIn = paths.authThen(pathname + search)
  const [refusal, setRefusal] = useState<Exclude<ReserveVerdict, 'accepted'>>()

  const choose = useCallback<typeof change>(
    (parts) => {
      setRefusal(undefined)
      change(parts)
    },
    [change],
  )
  const select = useCallback((vehicleId: string | undefined) => choose({ vehicleId }), [choose])
  // A car the fleet does not have is nonsense in the URL (D7); while the fleet loads it may yet have it.
  const vehicleId = vehicles.isSuccess ? selected?.id : booking.vehicleId
  const reserve = () => {
    const verdict = judgeReserve({ signedIn: session !== undefined, period: booking.period, vehicleId })
    if (verdict === 'accepted') choose({ step: 'summary' })
    else setRefusal(verdict)
  }

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        {session === undefined && (
          <Notice>
            {t('signInNotice')} <Link to={signIn}>{t('signInLink')}</Link>
          </Notice>
        )}
        {reservations.isError && (
          <LoadFailure onRetry={() => void reservations.refetch()}>{t('availabilityUnknown')}</LoadFailure>
        )}
      </div>
      <DateBar
        booking={booking}
        change={choose}
        availability={availability}
        selected={selected}
        onReserve={reserve}
      >
        {refusal === 'not-allowed' && (
          <span>
            {t('notAllowed')} <Link to={signIn}>{t('signInLink')}</Link>
          </span>
        )}
        {refusal === 'invalid' && <span>{t('invalidReservation')}</span>}
      </DateBar>
      <Fleet
        vehicles={vehicles}
        availability={availability}
        period={booking.period}
        selectedId={vehicleId}
        onSelect={select}
      />
    </div>
  )
}
