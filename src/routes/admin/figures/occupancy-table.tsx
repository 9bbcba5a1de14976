import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMeasure } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { inLatinScript } from '@/rental/search-text'
import type { Day } from '@/rental/wall-clock'
import { Stack } from '@/ui/layout'
import { PagedTable } from '@/ui/paged-table'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import { FigureLink } from './figure-link'
import { useMonthName, type OccupancyRow, type ShownFigures } from './use-figures'

import styles from './figures-page.module.css'

const BY_VEHICLE: TableOrder = { by: 'vehicle', descending: false }

/** The share of days that each vehicle was rented in each month, as a table whose cells are a heat map. */
export function OccupancyTable({ figures }: { figures: ShownFigures }) {
  const { t } = useTranslation('figures')
  const columns = useOccupancyColumns(figures)
  const state = useTableState(columns, BY_VEHICLE)
  const rows = useSortedRows(figures.rows, columns, state.order)
  return (
    <Stack as="section" gap={2} className={styles.occupancy}>
      <h2>{t('occupancy')}</h2>
      <p className="muted">{t('occupancyHint')}</p>
      <PagedTable name={t('occupancy')} columns={columns} rows={rows} keyOf={({ id }) => id} state={state} />
      {rows.length === 0 && <p>{t('none')}</p>}
    </Stack>
  )
}

function useOccupancyColumns({ days, daysByMonth }: ShownFigures): SortableColumn<OccupancyRow>[] {
  const { t } = useTranslation('figures')
  const { language } = useFormats()
  const monthName = useMonthName()
  return useMemo(() => {
    const cell = (id: string, rented: number, days: readonly Day[]) => (
      <span className={styles.heat} style={{ '--heat': rented / days.length }}>
        <FigureLink figure="occupancy" days={days} vehicle={id} isZero={rented === 0}>
          {formatMeasure(Math.round((rented / days.length) * 100), '%', language)}
        </FigureLink>
      </span>
    )
    return [
      {
        name: t('vehicle'),
        wraps: true,
        cell: ({ name }) => <strong>{name}</strong>,
        sort: { by: 'vehicle', value: ({ name }) => inLatinScript(name), numeric: true },
      },
      ...daysByMonth.map((days, place): SortableColumn<OccupancyRow> => {
        const [first = ''] = days
        return {
          name: monthName.short(first),
          align: 'end',
          cell: ({ id, rented }) => cell(id, rented[place] ?? 0, days),
          sort: { by: first.slice(0, 7), value: ({ rented }) => rented[place] },
        }
      }),
      {
        name: t('total'),
        align: 'end',
        cell: ({ id, total }) => cell(id, total, days),
        sort: { by: 'total', value: ({ total }) => total },
      },
    ]
  }, [days, daysByMonth, t, language, monthName])
}
