import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Table, type Column } from '@/ui/table'
import type { TableOrder } from '@/ui/table-head'

import styles from './vehicle-table.module.css'

interface Actions {
  onUpdate: (id: string) => void
  onDelete: (id: string) => void
}

interface VehicleTableProps extends Actions {
  /** One page of the fleet. */
  vehicles: readonly Vehicle[]
  order: TableOrder
  onSort: (by: string) => void
}

/** The fleet with the columns of section 2. */
export function VehicleTable({ vehicles, order, onSort, ...actions }: VehicleTableProps) {
  const { t } = useTranslation('fleet')
  const { money, figure } = useFormats()
  const shown = (value: number | undefined) => (value === undefined ? t('table.notKnown') : figure(value))
  const columns: Column<Vehicle>[] = [
    { name: t('table.id'), sort: 'id', cell: ({ id }) => id },
    { name: t('table.banner'), cell: banner },
    { name: t('table.name'), sort: 'name', wraps: true, cell: nameCell },
    { name: t('table.price'), sort: 'price', align: 'end', cell: ({ pricePerDay }) => money(pricePerDay) },
    { name: t('table.code'), sort: 'code', wraps: true, cell: codeCell },
    {
      name: t('table.battery'),
      sort: 'battery',
      align: 'end',
      cell: ({ batteryKwh }) => shown(batteryKwh),
    },
    { name: t('table.range'), sort: 'range', align: 'end', cell: ({ rangeKm }) => shown(rangeKm) },
    {
      name: t('table.acceleration'),
      sort: 'acceleration',
      align: 'end',
      cell: ({ acceleration }) => shown(acceleration),
    },
    { name: t('table.topSpeed'), sort: 'speed', align: 'end', cell: ({ topSpeedKmh }) => shown(topSpeedKmh) },
    { name: t('table.description'), wraps: true, cell: descriptionCell },
    { name: t('table.actions'), cell: actionsCell(actions) },
  ]
  return (
    <div className={styles.table}>
      <Table
        name={t('title')}
        columns={columns}
        rows={vehicles}
        keyOf={({ id }) => id}
        order={order}
        onSort={onSort}
      />
    </div>
  )
}

const banner = ({ id, name, bannerImage }: Vehicle) => (
  <span className={styles.banner}>
    <CarImage name={name} seed={id} src={imageUrl(bannerImage)} />
  </span>
)

const nameCell = ({ id, name }: Vehicle) => (
  <span id={nameId(id)} className={styles.name}>
    {name}
  </span>
)

const codeCell = ({ teslaCode }: Vehicle) => (
  <span className={styles.code}>{teslaCode ?? <NotKnown />}</span>
)

const descriptionCell = ({ description }: Vehicle) => (
  <span className={styles.description} title={description}>
    {description ?? <NotKnown />}
  </span>
)

const actionsCell = (actions: Actions) =>
  function actionsOf({ id }: Vehicle) {
    return <RowActions id={id} {...actions} />
  }

/** Named alike in every row; which vehicle each button is for is its description. */
function RowActions({ id, onUpdate, onDelete }: Actions & { id: string }) {
  const { t } = useTranslation('fleet')
  return (
    <span className={styles.actions}>
      <Button aria-describedby={nameId(id)} onClick={() => onUpdate(id)}>
        {t('update')}
      </Button>
      <Button look="danger" aria-describedby={nameId(id)} onClick={() => onDelete(id)}>
        {t('delete')}
      </Button>
    </span>
  )
}

function NotKnown() {
  const { t } = useTranslation('fleet')
  return t('table.notKnown')
}

// An id may be any text, but blanks part the ids of a description.
const nameId = (id: string) => `vehicle-${encodeURIComponent(id)}`
