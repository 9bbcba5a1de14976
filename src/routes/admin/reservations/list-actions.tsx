import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { saveCsv } from '@/lists/save-csv'
import type { ReservationList } from '@/reservations/desk/use-reservation-list'
import { Button } from '@/ui/button'
import { Cluster } from '@/ui/layout'
import { RadioGroup } from '@/ui/radio-group'

import { RESERVATION_COLUMNS } from './reservation-columns'
import { useOpenBooking } from './use-client-booking'
import { useReservationFilters } from './use-reservation-filters'

import styles from './list-actions.module.css'

interface ListActionsProps {
  list: ReservationList
  found: readonly Reservation[]
}

/** The number of reservations found, the choice of view, and the actions on the list. */
export function ListActions({ list, found }: ListActionsProps) {
  const { t } = useTranslation(['desk', 'client'])
  const { figure, language } = useFormats()
  const { view, filters, change, conflictsHref } = useReservationFilters()
  const { labels, conflicts, isRefreshing, refresh } = list
  const openBooking = useOpenBooking()
  // One text, since page translation replaces the texts of a page.
  const counted = [
    t('reservations.count', { count: found.length, figure: figure(found.length) }),
    filters.user !== undefined && list.names.userName(filters.user),
    filters.figure && t(`reservations.figures.${filters.figure}`),
  ]

  const download = () => {
    const headings = RESERVATION_COLUMNS.map(({ name, csvName }) => t(csvName ?? name))
    const rows = found.map((row) => RESERVATION_COLUMNS.map(({ csv }) => csv(row, labels)))
    saveCsv([headings, ...rows], 'reservations.csv', language)
  }

  return (
    <Cluster fill className={styles.actions}>
      <Cluster gap={2}>
        <p role="status">{counted.filter(Boolean).join(' · ')}</p>
        {conflicts !== undefined && conflicts.size > 0 && filters.status !== 'conflict' && (
          <Link to={conflictsHref} preventScrollReset>
            {t('conflict.count', { figure: figure(conflicts.size) })}
          </Link>
        )}
      </Cluster>
      <RadioGroup
        isSegmented
        legend={t('view.name')}
        options={[
          { value: 'table', label: t('view.table') },
          { value: 'timeline', label: t('view.timeline') },
        ]}
        value={view}
        onChange={(choice) => change({ view: choice === 'table' ? undefined : choice })}
      />
      <Button onClick={() => openBooking({ car: filters.vehicle })}>{t('book.title')}</Button>
      <Button aria-busy={isRefreshing} onClick={refresh}>
        {t(isRefreshing ? 'reservations.refreshing' : 'reservations.refresh')}
      </Button>
      <Button onClick={download}>{t('reservations.csv.download')}</Button>
    </Cluster>
  )
}
