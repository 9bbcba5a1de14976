import { useTranslation } from 'react-i18next'

import { searchRows } from '@/rental/search-everything'
import { DayFields } from '@/reservations/days/day-fields'
import type { DeskLists } from '@/reservations/desk/use-reservation-list'
import { Button } from '@/ui/button'
import { Combobox } from '@/ui/combobox'
import { Field, SelectField } from '@/ui/field'
import { Cluster, Panel } from '@/ui/layout'
import { useTextOfUrl } from '@/ui/search-field'

import { STATUSES, useReservationFilters } from './use-reservation-filters'

import styles from './filter-bar.module.css'

const NONE: readonly never[] = []

/** The filters of the reservations; each choice is written to the URL at once. */
export function FilterBar({ list: { vehicles, names } }: { list: DeskLists }) {
  const { t } = useTranslation('desk')
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
      {/* Not a list of choices: a thousand of them would be styled anew with each dialog (docs/performance.md). */}
      <Combobox
        label={t('filter.vehicle')}
        placeholder={t('filter.anyVehicle')}
        keepsTyped={false}
        chosen={
          filters.vehicle === undefined
            ? undefined
            : { value: filters.vehicle, label: names.vehicleName(filters.vehicle) }
        }
        find={(text) =>
          searchRows(text, vehicles.rows ?? NONE).map(({ id }) => ({
            value: id,
            label: names.vehicleName(id),
          }))
        }
        onChoose={(vehicle) => change({ vehicle })}
      />
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
