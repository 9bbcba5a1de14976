import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'

import { Button } from './button'
import { Cluster } from './layout'
import { Table, type TableProps } from './table'
import { PAGE_SIZE, pageOf, type TableState } from './use-table-state'

import styles from './paged-table.module.css'

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

interface PagerProps {
  /** The page that is shown, from 1. */
  page: number
  pageSize: number
  /** The number of rows on all pages. */
  count: number
  onPage: (page: number) => void
}

/** Says which part of a long list is shown, with buttons to the other parts; nothing if all rows fit one page. */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const { t } = useTranslation()
  const { figure } = useFormats()
  const last = Math.max(1, Math.ceil(count / pageSize))
  if (last === 1) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(count, page * pageSize)
  return (
    // A button that leads nowhere is not disabled: the button just pressed would lose the focus.
    <Cluster as="nav" gap={2} className={styles.pager} aria-label={t('pager.name')}>
      <Button aria-disabled={page === 1} aria-label={t('pager.first')} onClick={() => onPage(1)}>
        «
      </Button>
      <Button aria-disabled={page === 1} onClick={() => onPage(Math.max(1, page - 1))}>
        {t('pager.previous')}
      </Button>
      <p className="muted small" aria-live="polite">
        {t('pager.range', { from: figure(from), to: figure(to), count: figure(count) })}
      </p>
      <Button aria-disabled={page === last} onClick={() => onPage(Math.min(last, page + 1))}>
        {t('pager.next')}
      </Button>
      <Button aria-disabled={page === last} aria-label={t('pager.last')} onClick={() => onPage(last)}>
        »
      </Button>
    </Cluster>
  )
}
