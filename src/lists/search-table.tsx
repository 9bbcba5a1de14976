import { useMemo } from 'react'

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
  /** The label and the hint of the search. */
  label: string
  hint: string
  foundText: (count: number) => string
  /** Said where there are no rows at all. */
  empty: string
}

/** A table below its search: the rows that match, sorted, one page at a time, all kept in the URL. */
export function SearchTable<Row extends { id: string }>({
  name,
  columns,
  rows,
  defaultOrder,
  matches,
  label,
  hint,
  foundText,
  empty,
}: SearchTableProps<Row>) {
  const state = useTableState(columns, defaultOrder)
  const { text, order, filter } = state
  const sorted = useSortedRows(rows, columns, order)
  const found = useMemo(() => sorted.filter(matches(text)), [sorted, matches, text])
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <>
      <SearchField
        label={label}
        hint={hint}
        text={text}
        onSearch={(q) => filter({ q })}
        found={foundText(found.length)}
      />
      <PagedTable name={name} columns={columns} rows={found} keyOf={({ id }) => id} state={state} />
    </>
  )
}
