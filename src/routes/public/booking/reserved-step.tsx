import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { reservationsQuery } from '@/api/reservations'
import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'

import type { Reserved } from './use-reserved'

import styles from './reserved-step.module.css'

/** What to do next, after a reservation. Its ID is found in the list, since the answer to the call is not read. */
export function ReservedStep({ reserved }: { reserved: Reserved }) {
  const { t } = useTranslation('booking')
  const reservations = useQuery(reservationsQuery())
  const id = reservations.data?.findLast(
    ({ vehicleId, start, end, userId }) =>
      vehicleId === reserved.vehicleId &&
      start === reserved.start &&
      end === reserved.end &&
      userId === reserved.userId,
  )?.id
  return (
    <div className={styles.page}>
      <h1>{t('next.title')}</h1>
      <p className={styles.id} role="status">
        {id !== undefined ? (
          <>
            {t('next.id')} <strong>{id}</strong>
          </>
        ) : (
          t(reservations.isFetching ? 'next.lookingUp' : 'next.idUnknown')
        )}
      </p>
      <p>{t('next.text')}</p>
      <div className={styles.links}>
        <ButtonLink look="primary" to={paths.depositFor(id)}>
          {t('next.deposit')}
        </ButtonLink>
        <ButtonLink to={paths.client}>{t('next.reservations')}</ButtonLink>
        <ButtonLink look="quiet" to={paths.vehicles}>
          {t('next.another')}
        </ButtonLink>
      </div>
    </div>
  )
}
