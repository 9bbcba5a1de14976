import { useSearchParams } from 'react-router-dom'

import type { TableOrder } from './table-head'

/**
 * How a table is sorted and which page of it is shown, as the URL has it: `?sort=-pickup&page=3`, the minus for
 * descending. Nonsense in the URL is ignored.
 */
export function useTableUrl(columns: readonly string[], usual: TableOrder) {
  const [query, setQuery] = useSearchParams()
  const order = readOrder(query.get('sort'), columns) ?? usual
  const page = readPage(query.get('page'))

  const change = (name: string, value: string | undefined) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        if (name !== 'page') next.delete('page')
        return next
      },
      { replace: true, preventScrollReset: true, flushSync: true },
    )

  return {
    order,
    page,
    /** Sorts by the column; a further press turns the order around. */
    sortBy: (by: string) => change('sort', order.by === by && !order.descending ? `-${by}` : by),
    goTo: (to: number) => change('page', to === 1 ? undefined : String(to)),
  }
}

function readOrder(text: string | null, columns: readonly string[]): TableOrder | undefined {
  const by = text?.replace(/^-/, '')
  return by !== undefined && columns.includes(by)
    ? { by, descending: text?.startsWith('-') === true }
    : undefined
}

function readPage(text: string | null): number {
  const page = Number(text ?? 1)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}

/** How many rows a page of a table has. */
export const PAGE_SIZE = 25

/** The rows of that page, and the page itself where the list still has so many; else the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, pageSize: number) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(page, last)
  return { shown, rows: rows.slice((shown - 1) * pageSize, shown * pageSize) }
}
