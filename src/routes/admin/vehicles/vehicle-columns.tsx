import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { imageUrl } from '@/api/images'
import type { Vehicle } from '@/api/vehicles'
import { formatFigure, formatMoney } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { inLatinScript } from '@/rental/search-text'
import { Badge } from '@/ui/badge'
import { Button } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Cluster } from '@/ui/layout'
import { bringIntoSight } from '@/ui/notice'
import { idValue } from '@/ui/sort-rows'
import type { SortableColumn } from '@/ui/table'
import { useOpenRow } from '@/ui/use-open-row'

import styles from './all-vehicles-page.module.css'

/** The columns of the table; a new column is added here. A vehicle that is not among the `known` IDs is marked as new. */
export function useVehicleColumns(known: ReadonlySet<string> | undefined): SortableColumn<Vehicle>[] {
  const { t } = useTranslation('desk')
  const { language } = useFormats()
  return useMemo(() => {
    const notKnown = t('fleet.table.notKnown')
    const figures = (by: string, name: string, value: (row: Vehicle) => number | undefined) => ({
      name,
      align: 'end' as const,
      cell: (row: Vehicle) => {
        const figure = value(row)
        return figure === undefined ? notKnown : formatFigure(figure, language)
      },
      sort: { by, value },
    })
    return [
      {
        name: t('fleet.table.id'),
        cell: ({ id }) => id,
        sort: { by: 'id', value: ({ id }) => idValue(id), numeric: true },
      },
      {
        name: t('fleet.table.banner'),
        cell: ({ id, name, bannerImage }) => (
          <span className={styles.banner}>
            <CarImage name={name} seed={id} src={imageUrl(bannerImage)} />
          </span>
        ),
      },
      {
        name: t('fleet.table.name'),
        wraps: true,
        cell: ({ id, name }) => (
          <span>
            <span id={nameId(id)} className={styles.name}>
              {name}
            </span>
            {known?.has(id) === false && (
              <span ref={bringIntoSight}>
                <Badge tone="success">{t('fleet.table.new')}</Badge>
              </span>
            )}
          </span>
        ),
        sort: { by: 'name', value: ({ name }) => inLatinScript(name), numeric: true },
      },
      {
        name: t('fleet.table.price'),
        align: 'end',
        cell: ({ pricePerDay }) => formatMoney(pricePerDay, language),
        sort: { by: 'price', value: ({ pricePerDay }) => pricePerDay },
      },
      {
        name: t('fleet.table.code'),
        wraps: true,
        cell: ({ teslaCode }) => <span className={styles.code}>{teslaCode ?? notKnown}</span>,
        sort: { by: 'code', value: ({ teslaCode }) => teslaCode, numeric: true },
      },
      figures('battery', t('fleet.table.battery'), ({ batteryKwh }) => batteryKwh),
      figures('range', t('fleet.table.range'), ({ rangeKm }) => rangeKm),
      figures('acceleration', t('fleet.table.acceleration'), ({ acceleration }) => acceleration),
      figures('speed', t('fleet.table.topSpeed'), ({ topSpeedKmh }) => topSpeedKmh),
      {
        name: t('fleet.table.description'),
        wraps: true,
        cell: ({ description }) => (
          <span className={styles.description} title={description}>
            {description ?? notKnown}
          </span>
        ),
      },
      { name: t('fleet.table.actions'), cell: ({ id }) => <RowActions id={id} /> },
    ]
  }, [t, language, known])
}

/** The buttons have the same names in every row; the vehicle's name is their accessible description. */
function RowActions({ id }: { id: string }) {
  const { t } = useTranslation('desk')
  const { open: update } = useOpenRow('vehicle')
  const { open: remove } = useOpenRow('delete')
  return (
    <Cluster gap={2} className={styles.actions}>
      <Button aria-describedby={nameId(id)} onClick={() => update(id)}>
        {t('fleet.update')}
      </Button>
      <Button variant="danger" aria-describedby={nameId(id)} onClick={() => remove(id)}>
        {t('fleet.delete')}
      </Button>
    </Cluster>
  )
}

// An ID may be any text, but a blank would split the list of IDs in aria-describedby.
const nameId = (id: string) => `vehicle-${encodeURIComponent(id)}`
