import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

interface SearchTableProps<Row> {
  name: string
  columns: readonly SortableColumn<Row>[]
  rows: readonly Row[]
  defaultOrder: TableOrder
  /** Gives the test of the rows that match a text; stands at module scope, or each render searches again. */
  matches: (text: string) => (row: Row) => boolean
  /** The area whose texts tell of the search and of what it finds. */
  texts: 'users' | 'fleet'
}

/** A table below its search: the rows that match, sorted, one page at a time, all kept in the URL. */
export function SearchTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  defaultOrder,
  matches,
  texts,
}: SearchTableProps<Row>) {
  const { t } = useTranslation(texts)
  const { figure } = useFormats()
  const state = useTableState(columns, defaultOrder)
  const { text, order, filter } = state
  const sorted = useSortedRows(rows, columns, order)
  const found = useMemo(() => sorted.filter(matches(text)), [sorted, matches, text])
  const count = found.length
  if (rows.length === 0) return <p>{t('empty')}</p>
  return (
    <>
      <SearchField
        label={t('search')}
        hint={t('searchHint')}
        text={text}
        onSearch={(q) => filter({ q })}
        found={count === 0 ? t('nothingFound') : t('count', { count, figure: figure(count) })}
      />
      <PagedTable name={name} columns={columns} rows={found} keyOf={({ id }) => id} state={state} />
    </>
  )
}
