import { useTranslation } from 'react-i18next'

import styles from './table.module.css'

/** By which column's word a table is sorted, and which way. */
export interface TableOrder {
  by: string
  descending: boolean
}

interface ColumnHeadProps {
  name: string
  align?: 'end' | undefined
  sort?: string | undefined
  order: TableOrder | undefined
  onSort: ((by: string) => void) | undefined
}

/** The heading of a column; where the table can be sorted by it, a button that does so. */
export function ColumnHead({ name, align, sort, order, onSort }: ColumnHeadProps) {
  const { t } = useTranslation()
  if (sort === undefined || onSort === undefined) {
    return (
      <th role="columnheader" scope="col" data-align={align}>
        {name}
      </th>
    )
  }
  const direction = order?.by !== sort ? undefined : order.descending ? 'descending' : 'ascending'
  return (
    <th role="columnheader" scope="col" data-align={align} data-sorts="" aria-sort={direction}>
      <button type="button" title={t('table.sort')} onClick={() => onSort(sort)}>
        {name}
        <span aria-hidden="true" className={styles.arrow}>
          {direction === undefined ? '↕' : direction === 'descending' ? '↓' : '↑'}
        </span>
      </button>
    </th>
  )
}
