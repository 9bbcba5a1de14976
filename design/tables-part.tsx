import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { Badge } from '@/ui/badge'
import { PagedTable, Pager } from '@/ui/paged-table'
import { useSortedRows } from '@/ui/sort-rows'
import { Table, type SortableColumn } from '@/ui/table'
import { useTableState } from '@/ui/use-table-state'

import { Part, Sample, Samples } from './part'

import styles from './design.module.css'

interface Row {
  id: string
  vehicle: string
  days: number
}

const VEHICLES = [
  'Tesla Model 3',
  'Tesla Model S',
  'Tesla Model Y Long Range with a name of several lines',
  '',
]

const ROWS: Row[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  vehicle: VEHICLES[index % VEHICLES.length] ?? '',
  days: (index * 7) % 30,
}))

const nothing = () => {}

/** Tables, and the pager of long tables. */
export function TablesPart() {
  const { t } = useTranslation('client')
  const columns = useColumns()
  const few = ROWS.slice(0, 4)
  return (
    <Part id="tables" title="Tables">
      <Samples title="Table">
        <Sample
          name="sorted by its first column; the second row is pointed at"
          state="hover"
          of="tbody tr:nth-child(2)"
          wide
        >
          <Table
            name={t('table.caption')}
            columns={columns}
            rows={few}
            keyOf={({ id }) => id}
            order={{ by: 'id', descending: false }}
            onSort={nothing}
            hrefOf={({ id }) => `?row=${id}#tables`}
          />
        </Sample>
        <Sample wide name="in less than 56rem: cards in two columns" className={styles.middle}>
          <Table
            name={t('table.caption')}
            columns={columns}
            rows={few.slice(1, 3)}
            keyOf={({ id }) => id}
            onSort={nothing}
          />
        </Sample>
        <Sample wide name="in less than 34rem: cards" className={styles.narrow}>
          <Table
            name={t('table.caption')}
            columns={columns}
            rows={few.slice(0, 2)}
            keyOf={({ id }) => id}
            order={{ by: 'days', descending: true }}
            onSort={nothing}
            hrefOf={({ id }) => `?row=${id}#tables`}
          />
        </Sample>
        <Sample wide name="without rows; a page says so in words of its own instead">
          <Table name={t('table.caption')} columns={columns} rows={[]} keyOf={({ id }) => id} />
        </Sample>
      </Samples>
      <Samples title="Pager">
        {[1, 2, 3].map((page) => (
          <Sample key={page} name={`page ${page} of 3`} wide>
            <Pager page={page} pageSize={25} count={60} onPage={nothing} />
          </Sample>
        ))}
      </Samples>
    </Part>
  )
}

/** A complete table, sorted and paged by the address. */
export function PagedTablePart() {
  const { t } = useTranslation('client')
  const columns = useColumns()
  const state = useTableState(columns)
  const rows = useSortedRows(ROWS, columns, state.order)
  return (
    <Part id="paged-table" title="PagedTable">
      <PagedTable
        name={t('table.caption')}
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        state={state}
      />
    </Part>
  )
}

function useColumns(): SortableColumn<Row>[] {
  const { t } = useTranslation(['client', 'common'])
  const { figure } = useFormats()
  return [
    { name: t('table.id'), cell: ({ id }) => id, sort: { by: 'id', value: ({ id }) => Number(id) } },
    {
      name: t('table.vehicle'),
      cell: ({ vehicle }) => vehicle || t('table.notKnown'),
      wraps: true,
      sort: { by: 'vehicle', value: ({ vehicle }) => vehicle || undefined },
    },
    {
      name: t('table.duration'),
      cell: ({ days }) => t('common:days', { count: days }),
      align: 'end',
      sort: { by: 'days', value: ({ days }) => days },
    },
    { name: t('table.amount'), cell: ({ days }) => `${figure(days * 9500)} din`, align: 'end' },
    {
      name: t('table.status'),
      cell: ({ days }) =>
        days % 2 ? (
          <Badge tone="success">{t('status.success')}</Badge>
        ) : (
          <Badge tone="amber">{t('status.waiting')}</Badge>
        ),
    },
  ]
}
