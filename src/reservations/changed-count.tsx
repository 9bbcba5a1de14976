import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'

import { useChangedReservations } from './seen-statuses'

/** How many of the user's own reservations have a new status, where the list is read already; nothing if none has. */
export function ChangedCount({ className }: { className: string | undefined }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...reservationsQuery(), enabled: false })
  const { size } = useChangedReservations(data?.rows)
  if (size === 0) return null
  return (
    <span className={className}>
      <span>{size}</span>
      <span className="visually-hidden"> {t('newStatus')}</span>
    </span>
  )
}
