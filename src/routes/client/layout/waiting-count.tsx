import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reservationsQuery, type Reservation } from '@/api/reservations'
import { awaitsConfirmation } from '@/rental/status'

import styles from './area-links.module.css'

/** How many reservations wait for an administrator to look at their slip. */
export function WaitingCount() {
  const { t } = useTranslation('client')
  const { data: count } = useQuery({ ...reservationsQuery(), select: countWaiting })
  if (!count) return null
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> {t('rooms.waiting')}</span>
    </span>
  )
}

const countWaiting = (reservations: readonly Reservation[]): number => {
  let count = 0
  for (const reservation of reservations) if (awaitsConfirmation(reservation)) count += 1
  return count
}
