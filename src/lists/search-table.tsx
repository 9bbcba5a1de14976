import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { followRows } from '@/rental/follow-rows'
import { PagedTable } from '@/ui/paged-table'
import { SearchField } from '@/ui/search-field'
import { useSortedRows, type TableOrder } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import { NewRows } from './new-rows'
import { useHeldRows } from './use-held-rows'

interface SearchTableProps<Row> {
  name: string
  columns: readonly SortableColumn<Row>[]
  rows: readonly Row[]
  defaultOrder: TableOrder
  /** Gives the test of the rows that match a text; stands at module scope, or each render searches again. */
  matches: (text: string) => (row: Row) => boolean
  /** The area whose texts tell of the search and of what it finds. */
  texts: 'users' | 'fleet'
  /** The state of a second list that the rows need: they are sorted again when it has come. */
  needs?: string
  /** The address that a row leads to. */
  hrefOf?: (row: Row) => string
}

/** A table below its search: the rows that match, sorted, one page at a time, all kept in the URL. */
export function SearchTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  defaultOrder,
  matches,
  texts,
  needs = '',
  hrefOf,
}: SearchTableProps<Row>) {
  const { t } = useTranslation(texts)
  const { figure } = useFormats()
  const state = useTableState(columns, defaultOrder)
  const { text, order, filter } = state
  const held = useHeldRows(rows, `${needs} ${state.query.toString()}`)
  const sorted = useSortedRows(held.rows, columns, order)
  const find = useCallback((rows: readonly Row[]) => rows.filter(matches(text)), [matches, text])
  const firstFound = useMemo(() => find(sorted), [find, sorted])
  const { rows: found, waiting } = useMemo(
    () => (held.isOld ? followRows(firstFound, rows, find) : { rows: firstFound, waiting: 0 }),
    [held.isOld, firstFound, rows, find],
  )
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
      <PagedTable
        name={name}
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        state={state}
        {...(hrefOf && { hrefOf })}
      />
      <NewRows
        text={waiting > 0 ? t('newRows', { count: waiting, figure: figure(waiting) }) : undefined}
        onShow={held.renew}
      />
    </>
  )
}
