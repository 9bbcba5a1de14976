import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { searchRows, type SearchedRow } from '@/rental/search-everything'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import type { TableOrder } from '@/ui/sort-rows'
import type { SortableColumn, TableProps } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import { NewRows } from './new-rows'
import { useFollowedRows } from './use-followed-rows'

interface SearchTableProps<Row> extends Pick<TableProps<Row>, 'name' | 'rows' | 'hrefOf'> {
  columns: readonly SortableColumn<Row>[]
  defaultOrder: TableOrder
  /** The page whose texts tell of the search and of what it finds. */
  texts: 'users' | 'fleet'
  /** The state of a second list that the rows need: they are sorted again when it has come. */
  needs?: string
}

/** A table below its search: the rows that match, sorted, one page at a time, all kept in the URL. */
export function SearchTable<Row extends SearchedRow>({
  rows,
  defaultOrder,
  texts,
  needs = '',
  ...table
}: SearchTableProps<Row>) {
  const { t } = useTranslation('desk')
  const { figure } = useFormats()
  const { columns } = table
  const state = useTableState(columns, defaultOrder)
  const { text, order, filter } = state
  const find = useCallback((rows: readonly Row[]) => searchRows(text, rows), [text])
  const choice = `${needs} ${state.query}`
  const followed = useFollowedRows(rows, { columns, order, find, choice })
  const count = followed.rows.length
  if (rows.length === 0) return <p>{t(`${texts}.empty`)}</p>
  return (
    <>
      <SearchField
        label={t(`${texts}.search`)}
        hint={t(`${texts}.searchHint`)}
        text={text}
        onSearch={(q) => filter({ q })}
        found={
          count === 0 ? t(`${texts}.nothingFound`) : t(`${texts}.count`, { count, figure: figure(count) })
        }
      />
      <PagedTable {...table} rows={followed.rows} keyOf={({ id }) => id} state={state} />
      <NewRows texts={texts} count={followed.waiting} onShow={followed.renew} />
    </>
  )
}
