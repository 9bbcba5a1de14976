import { Pager } from './pager'
import { Table, type TableProps } from './table'
import { PAGE_SIZE, pageOf, type TableState } from './use-table-state'

interface PagedTableProps<Row> extends Omit<TableProps<Row>, 'order' | 'onSort'> {
  /** The rows of all pages. */
  rows: readonly Row[]
  /** The order of the rows and the page asked for; past the end of the list the last page is shown. */
  state: Pick<TableState, 'order' | 'sortBy' | 'page' | 'goTo'>
}

/** One page of a long table, with buttons to the other pages; nothing if there are no rows. */
export function PagedTable<Row>({ rows, state, ...table }: PagedTableProps<Row>) {
  if (rows.length === 0) return null
  const { shown, rows: rowsOfPage } = pageOf(rows, state.page, PAGE_SIZE)
  return (
    <>
      <Table {...table} rows={rowsOfPage} order={state.order} onSort={state.sortBy} />
      <Pager page={shown} pageSize={PAGE_SIZE} count={rows.length} onPage={state.goTo} />
    </>
  )
}
