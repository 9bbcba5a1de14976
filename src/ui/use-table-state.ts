import type { TableOrder } from './sort-rows'
import { useQueryState, type QueryChanges } from './use-query-state'

/** How many rows a page of a table has. */
export const PAGE_SIZE = 25

const UNSORTED: TableOrder = { by: '', descending: false }

/** A table's search, order and page from the URL: `?q=model&sort=-pickup&page=3`, the minus for descending. */
export function useTableState(
  columns: readonly { sort?: { by: string } }[] = [],
  defaultOrder: TableOrder = UNSORTED,
) {
  const { query, change } = useQueryState()
  const order = readOrder(query.get('sort') ?? '', columns) ?? defaultOrder
  // A page number means little in another list or order, so each such change leads back to page one.
  const filter = (changes: QueryChanges) => change({ ...changes, page: undefined })
  return {
    query,
    text: query.get('q') ?? '',
    order,
    page: readPage(query.get('page')),
    /** Sets filters by their names in the URL, and goes back to page one. */
    filter,
    /** Sorts by the column; a second press reverses the order. */
    sortBy: (by: string) => filter({ sort: order.by === by && !order.descending ? `-${by}` : by }),
    goTo: (page: number) => change({ page: page === 1 ? undefined : String(page) }),
  }
}

/** What useTableState returns. */
export type TableState = ReturnType<typeof useTableState>

function readOrder(text: string, columns: readonly { sort?: { by: string } }[]): TableOrder | undefined {
  const by = text.replace(/^-/, '')
  return columns.some(({ sort }) => sort?.by === by) ? { by, descending: text.startsWith('-') } : undefined
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** The rows of a page and the number of that page; past the end of the list, those of the last page. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(page, last)
  return { shown, rows: rows.slice((shown - 1) * pageSize, shown * pageSize) }
}
