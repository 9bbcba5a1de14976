import type { ReactNode } from 'react'

import styles from './table.module.css'

/** A column: its heading and what stands in it. */
export interface Column<Row> {
  name: string
  cell: (row: Row) => ReactNode
  align?: 'end'
}

interface TableProps<Row> {
  /** The table's accessible name. */
  name: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A table that becomes a list of cards on a narrow screen; it stays a table for screen readers. */
export function Table<Row>({ name, columns, rows, keyOf }: TableProps<Row>) {
  return (
    // The roles are written out, since some browsers drop them where CSS changes the display of a table.
    <table className={styles['table']} role="table" aria-label={name}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.name} role="columnheader" scope="col" data-align={column.align}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map((column) => (
              <td key={column.name} role="cell" data-align={column.align}>
                <span className={styles['name']} aria-hidden="true">
                  {column.name}
                </span>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
