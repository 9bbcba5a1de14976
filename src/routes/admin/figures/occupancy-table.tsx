import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMeasure } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { inLatinScript } from '@/rental/search-text'
import { Stack } from '@/ui/layout'
import { PagedTable } from '@/ui/paged-table'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import { FigureLink } from './figure-link'
import type { OccupancyRow, ShownFigures } from './use-figures'

import styles from './figures-page.module.css'

const BY_VEHICLE: TableOrder = { by: 'vehicle', descending: false }

/** The share of days that each vehicle was rented in each month, as a table whose cells are a heat map. */
export function OccupancyTable({ figures }: { figures: ShownFigures }) {
  const { t } = useTranslation('desk')
  const columns = useOccupancyColumns(figures.periods)
  const state = useTableState(columns, BY_VEHICLE)
  const rows = useSortedRows(figures.rows, columns, state.order)
  return (
    <Stack as="section" gap={2} className={styles.occupancy}>
      <h2>{t('figures.occupancy')}</h2>
      <p className="muted">{t('figures.occupancyHint')}</p>
      <PagedTable
        name={t('figures.occupancy')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        state={state}
      />
      {rows.length === 0 && <p>{t('figures.none')}</p>}
    </Stack>
  )
}

function useOccupancyColumns(periods: ShownFigures['periods']): SortableColumn<OccupancyRow>[] {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  return useMemo(
    () => [
      {
        name: t('figures.vehicle'),
        wraps: true,
        cell: ({ name }) => <strong>{name}</strong>,
        sort: { by: 'vehicle', value: ({ name }) => inLatinScript(name), numeric: true },
      },
      ...periods.map(({ id, name, days }, place): SortableColumn<OccupancyRow> => ({
        name,
        align: 'end',
        cell: (row) => {
          const share = (row.rented[place] ?? 0) / days.length
          return (
            <span className={styles.heat} style={{ '--heat': share }}>
              <FigureLink figure="occupancy" days={days} vehicle={row.id} isZero={share === 0}>
                {formatMeasure(Math.round(share * 100), '%', language)}
              </FigureLink>
            </span>
          )
        },
        sort: { by: id, value: ({ rented }) => rented[place] },
      })),
    ],
    [periods, t, language],
  )
}
