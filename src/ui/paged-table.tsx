import { Pager } from './pager'
import { Table, type TableProps } from './table'
import { PAGE_SIZE, pageOf } from './use-table-state'

interface PagedTableProps<Row> extends TableProps<Row> {
  /** The rows of all pages. */
  rows: readonly Row[]
  /** The page that is asked for, from 1; past the end of the list the last one is shown. */
  page: number
  onPage: (page: number) => void
}

/** One page of a long table, and the way to the others; nothing where there are no rows. */
export function PagedTable<Row>({ rows, page, onPage, ...table }: PagedTableProps<Row>) {
  if (rows.length === 0) return null
  const { shown, rows: rowsOfPage } = pageOf(rows, page, PAGE_SIZE)
  return (
    <>
      <Table {...table} rows={rowsOfPage} />
      <Pager page={shown} pageSize={PAGE_SIZE} count={rows.length} onPage={onPage} />
    </>
  )
}
