import type { MouseEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

import { useFocusAfterRemoval } from './focus-page'
import { Skeleton } from './skeleton'
import type { ColumnSort, TableOrder } from './sort-rows'

import styles from './table.module.css'

/** A column: its heading and its cells. */
export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Whether the text may wrap to a further line; figures and times stay on one line. */
  wraps?: boolean
  /** The name of this column's order in the URL, if the table can be sorted by the column. */
  sort?: { by: string }
}

/** A column that also gives the value that rows are sorted by. */
export type SortableColumn<Row> = Column<Row> & { sort?: ColumnSort<Row> }

export interface TableProps<Row> {
  /** The table's accessible name. */
  name: string
  columns: readonly Column<Row>[]
  /** The rows that are shown: at most one page of a long list. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The order of the rows, and what a press on a heading does. */
  order?: TableOrder
  onSort?: (by: string) => void
  /** The address that a row leads to, by a press anywhere on the row or by the link in its first cell. */
  hrefOf?: (row: Row) => string
}

/** An ID with more characters leaves no room for the other columns. */
const LONG_ID = 12

/** A word of this length leaves no room either. */
const LONG_WORD = /\S{20}/

/** A table that becomes a list of cards on a narrow screen; it stays a table for screen readers. */
export function Table<Row>({ name, columns, rows, keyOf, order, onSort, hrefOf }: TableProps<Row>) {
  const navigate = useNavigate()
  const open = (row: Row) => {
    // A press that ends a selection of text does not open the row.
    if (hrefOf && getSelection()?.isCollapsed !== false)
      void navigate(hrefOf(row), { preventScrollReset: true })
  }
  return (
    <div
      className={styles.frame}
      onFocus={useFocusAfterRemoval()}
      data-long={hrefOf !== undefined && rows.some((row) => keyOf(row).length > LONG_ID)}
    >
      {/* The roles are explicit, since some browsers drop them where CSS changes the display of a table. */}
      <table className={styles.table} role="table" aria-label={name}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} order={order} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            // The mouse may press anywhere on the row; the keyboard uses the link in its first cell.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <tr
              key={keyOf(row)}
              role="row"
              data-opens={hrefOf !== undefined}
              onClick={(event) => !isControl(event.target) && !isModified(event) && open(row)}
            >
              {columns.map((column, place) => (
                <td key={column.name} role="cell" data-align={column.align} data-wraps={column.wraps}>
                  <span className={styles.name} aria-hidden="true">
                    {column.name}
                  </span>
                  {place === 0 && hrefOf ? (
                    <Link className={styles.open} to={hrefOf(row)} preventScrollReset>
                      {column.cell(row)}
                    </Link>
                  ) : (
                    <Value>{column.cell(row)}</Value>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The value of a cell: a text alone in its element (docs/engineering.md, "Page translation"); a long word may break. */
const Value = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' ? (
    <span className={LONG_WORD.test(children) ? styles.long : undefined}>{children}</span>
  ) : (
    children
  )

/** The placeholder of a table while it loads: its search and its rows. */
export function TableSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <Skeleton width="min(14rem, 100%)" height="var(--touch-target)" />
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('a, button') !== null

/** Whether a press has a modifier key: it is meant for a new tab or window, which only the link can open. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

interface ColumnHeadProps<Row> {
  column: Column<Row>
  order: TableOrder | undefined
  onSort: ((by: string) => void) | undefined
}

/** The heading of a column; a button that sorts, if the table can be sorted by the column. */
function ColumnHead<Row>({ column: { name, align, sort }, order, onSort }: ColumnHeadProps<Row>) {
  const { t } = useTranslation()
  if (sort === undefined || onSort === undefined) {
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {name}
      </th>
    )
  }
  const direction = order?.by !== sort.by ? undefined : order.descending ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" data-align={align} data-sorts="" aria-sort={direction}>
      <button type="button" title={t('table.sort')} onClick={() => onSort(sort.by)}>
        {name}
        <span aria-hidden="true" className={styles.arrow}>
          {direction === undefined ? '↕' : direction === 'descending' ? '↓' : '↑'}
        </span>
      </button>
    </th>
  )
}
