import { useTranslation } from 'react-i18next'

import type { Reservation } from '@/api/reservations'
import { useFormats } from '@/i18n/use-formats'
import { dinText } from '@/rental/money'
import { reservedDays } from '@/rental/pricing'
import { readStatus } from '@/rental/status'
import { csvLine } from '@/ui/csv'

import { useAdminLabels } from './use-admin-labels'
import type { ReservationList } from './use-reservation-list'

const ROWS_AT_ONCE = 2_000

/** Writes reservations as a CSV file, with the names and headings of the table and plain figures. */
export function useCsv(list: ReservationList) {
  const { t } = useTranslation(['reservations', 'client'])
  const { language } = useFormats()
  const texts = useAdminLabels(list)
  // Where a comma parts the decimals, spreadsheets expect a semicolon between the cells.
  const separator = language === 'en' ? ',' : ';'
  const decimals = (amount: string) => (language === 'en' ? amount : amount.replace('.', ','))

  const cellsOf = (reservation: Reservation): string[] => [
    reservation.id,
    texts.user(reservation),
    texts.vehicle(reservation),
    String(reservedDays(reservation)),
    reservation.start,
    reservation.end,
    reservation.price === undefined ? '' : decimals(dinText(reservation.price)),
    t(`client:status.${readStatus(reservation.status)}`),
    t(reservation.slipImage === undefined ? 'csv.no' : 'csv.yes'),
  ]
  return async (reservations: readonly Reservation[]): Promise<Blob> => {
    const heading = [
      t('client:table.id'),
      t('user'),
      t('client:table.vehicle'),
      t('csv.days'),
      t('client:table.pickup'),
      t('client:table.return'),
      t('csv.amount'),
      t('client:table.status'),
      t('csv.slip'),
    ]
    // The mark at the start tells spreadsheets that this is UTF-8.
    const parts = ['\uFEFF', csvLine(heading, separator)]
    for (let from = 0; from < reservations.length; from += ROWS_AT_ONCE) {
      const rows = reservations.slice(from, from + ROWS_AT_ONCE)
      parts.push(rows.map((row) => csvLine(cellsOf(row), separator)).join(''))
      // A long list is written in pieces, so that the page goes on answering.
      await new Promise((resolve) => setTimeout(resolve))
    }
    return new Blob(parts, { type: 'text/csv' })
  }
}
