import { memo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Names } from '@/rental/reservation-search'
import { DayFields } from '@/reservations/days/day-fields'
import { Button } from '@/ui/button'
import { Field, SelectField } from '@/ui/field'
import { Cluster, Panel } from '@/ui/layout'
import { useTextOfUrl } from '@/ui/search-field'

import { STATUSES, useReservationFilters } from './use-reservation-filters'

import styles from './filter-bar.module.css'

/** The filters of the reservations; each choice is written to the URL at once. */
export function FilterBar({ vehicles }: Pick<Names, 'vehicles'>) {
  const { t } = useTranslation(['desk', 'client'])
  const { filters, isFiltered, change, clear } = useReservationFilters()
  const text = useTextOfUrl(filters.q)
  return (
    <Panel
      as="form"
      role="search"
      className={styles.bar}
      data-filtered={isFiltered}
      aria-label={t('filter.name')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        {...text}
        type="search"
        label={t('filter.text')}
        onChange={({ target }) => change({ q: target.value })}
      />
      <SelectField
        label={t('filter.status')}
        value={filters.status ?? ''}
        options={STATUSES.map((status) => [status, t(`filter.statuses.${status}`)])}
        onChoose={(status) => change({ status })}
      >
        <option value="">{t('filter.anyStatus')}</option>
      </SelectField>
      <SelectField
        label={t('filter.vehicle')}
        value={filters.vehicle ?? ''}
        onChoose={(vehicle) => change({ vehicle })}
      >
        <option value="">{t('filter.anyVehicle')}</option>
        <VehicleOptions vehicles={vehicles} />
        {filters.vehicle !== undefined && !vehicles.has(filters.vehicle) && (
          <option value={filters.vehicle}>{t('client:table.unknownVehicle', { id: filters.vehicle })}</option>
        )}
      </SelectField>
      <Cluster className={styles.days}>
        <DayFields
          from={filters.from}
          to={filters.to}
          filter={{ pickup: t('filter.from'), return: t('filter.to'), any: t('filter.anyDay') }}
          onChoose={change}
        />
        <Button aria-disabled={!isFiltered} onClick={() => isFiltered && clear()}>
          {t('filter.clear')}
        </Button>
      </Cluster>
    </Panel>
  )
}

// Memoized, so that a long fleet is not rendered again at every keystroke.
const VehicleOptions = memo(function VehicleOptions({ vehicles }: Pick<Names, 'vehicles'>) {
  return Array.from(vehicles, ([id, name]) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
})
