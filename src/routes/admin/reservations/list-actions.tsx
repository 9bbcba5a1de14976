import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { saveFile } from '@/ui/save-file'

import { useCsv } from './use-csv'
import type { ReservationList } from './use-reservation-list'
import type { useReservationFilters } from './use-reservation-filters'

import styles from './list-actions.module.css'

interface ListActionsProps {
  url: ReturnType<typeof useReservationFilters>
  list: ReservationList
  found: readonly Reservation[]
}

/** How many reservations there are, how they are shown, and what can be done with the list. */
export function ListActions({ url, list, found }: ListActionsProps) {
  const { t } = useTranslation('reservations')
  const { figure } = useFormats()
  const writeCsv = useCsv(list)
  const [isWriting, setWriting] = useState(false)
  const { reservations } = list

  const download = async () => {
    if (isWriting) return
    setWriting(true)
    saveFile(await writeCsv(found), 'reservations.csv')
    setWriting(false)
  }

  return (
    <div className={styles.actions}>
      <p role="status">{t('count', { count: found.length, figure: figure(found.length) })}</p>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('view.name')}</legend>
        {(['table', 'timeline'] as const).map((view) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              checked={url.view === view}
              onChange={() => url.change({ view: view === 'table' ? undefined : view })}
            />
            {t(`view.${view}`)}
          </label>
        ))}
      </fieldset>
      <Button aria-busy={reservations.isFetching} onClick={() => void reservations.refetch()}>
        {t(reservations.isFetching ? 'refreshing' : 'refresh')}
      </Button>
      <Button aria-busy={isWriting} onClick={() => void download()}>
        {t('csv.download')}
      </Button>
    </div>
  )
}
