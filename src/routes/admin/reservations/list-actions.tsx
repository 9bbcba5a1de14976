import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { csvLine } from '@/ui/csv'
import { Cluster } from '@/ui/layout'
import { saveFile } from '@/ui/save-file'

import { RESERVATION_COLUMNS } from './reservation-columns'
import { useAdminLabels, type AdminLabels } from './use-admin-labels'
import { useReservationFilters } from './use-reservation-filters'
import type { ReservationList } from './use-reservation-list'

import styles from './list-actions.module.css'

interface ListActionsProps {
  list: ReservationList
  found: readonly Reservation[]
}

/** The number of reservations found, the choice of view, and the actions on the list. */
export function ListActions({ list, found }: ListActionsProps) {
  const { t } = useTranslation('reservations')
  const { figure } = useFormats()
  const { view, filters, change } = useReservationFilters()
  const labels = useAdminLabels(list)
  const writeCsv = useCsv(labels)
  const [isWriting, setWriting] = useState(false)
  const { isRefreshing, refresh } = list
  // One text, since page translation replaces the texts of a page.
  const counted = [
    t('count', { count: found.length, figure: figure(found.length) }),
    filters.user !== undefined && labels.nameOf(filters.user),
  ]

  const download = async () => {
    if (isWriting) return
    setWriting(true)
    saveFile(await writeCsv(found), 'reservations.csv')
    setWriting(false)
  }

  return (
    <Cluster fill className={styles.actions}>
      <p role="status">{counted.filter(Boolean).join(' · ')}</p>
      <fieldset className={styles.views}>
        <legend className="visually-hidden">{t('view.name')}</legend>
        {(['table', 'timeline'] as const).map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="view"
              checked={view === choice}
              onChange={() => change({ view: choice === 'table' ? undefined : choice })}
            />
            {t(`view.${choice}`)}
          </label>
        ))}
      </fieldset>
      <Button aria-busy={isRefreshing} onClick={refresh}>
        {t(isRefreshing ? 'refreshing' : 'refresh')}
      </Button>
      <Button aria-busy={isWriting} onClick={() => void download()}>
        {t('csv.download')}
      </Button>
    </Cluster>
  )
}

// This mark at the start of the file tells a spreadsheet that the file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

const ROWS_AT_ONCE = 2_000

/** Writes reservations as a CSV file, with the names and headings of the table and plain figures. */
function useCsv(labels: AdminLabels) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  // In languages with a decimal comma, spreadsheets expect a semicolon between the cells.
  const separator = LANGUAGE_FACTS[language].decimal === ',' ? ';' : ','
  return async (reservations: readonly Reservation[]): Promise<Blob> => {
    const headings = RESERVATION_COLUMNS.map(({ name, csvName }) => t(csvName ?? name))
    const parts = [BYTE_ORDER_MARK, csvLine(headings, separator)]
    for (let from = 0; from < reservations.length; from += ROWS_AT_ONCE) {
      const lines = reservations.slice(from, from + ROWS_AT_ONCE).map((reservation) =>
        csvLine(
          RESERVATION_COLUMNS.map(({ csv }) => csv(reservation, labels)),
          separator,
        ),
      )
      parts.push(lines.join(''))
      // A long list is written in pieces, so that the page stays responsive.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return new Blob(parts, { type: 'text/csv' })
  }
}
