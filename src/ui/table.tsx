import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { ColumnHead, type TableOrder } from './table-head'

import styles from './table.module.css'

/** A column: its heading and what stands in it. */
export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Whether its text may go on in a further line; figures and times stand in one. */
  wraps?: boolean
  /** The word by which the table can be sorted by this column. */
  sort?: string
}

interface TableProps<Row> {
  /** The table's accessible name. */
  name: string
  columns: readonly Column<Row>[]
  /** The rows that are shown: never more than one page of a long list. */
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** How the rows are sorted, and what a press on a heading does. */
  order?: TableOrder
  onSort?: (by: string) => void
  /** Where a row leads: a press anywhere on it, or the link in its first cell. */
  hrefOf?: (row: Row) => string
}

/** A table that becomes a list of cards on a narrow screen; it stays a table for screen readers. */
export function Table<Row>({ name, columns, rows, keyOf, order, onSort, hrefOf }: TableProps<Row>) {
  const navigate = useNavigate()
  const open = (row: Row) => {
    if (hrefOf && getSelection()?.isCollapsed !== false)
      void navigate(hrefOf(row), { preventScrollReset: true })
  }
  return (
    <div className={styles.frame}>
      {/* The roles are written out, since some browsers drop them where CSS changes the display of a table. */}
      <table className={styles.table} role="table" aria-label={name}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <ColumnHead key={column.name} {...column} order={order} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            // The mouse may press anywhere on the row; the keyboard has the link in its first cell.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <tr
              key={keyOf(row)}
              role="row"
              data-opens={hrefOf !== undefined}
              onClick={(event) => !isControl(event.target) && open(row)}
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
                    column.cell(row)
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

const isControl = (target: EventTarget) => target instanceof Element && target.closest('a, button') !== null
