import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFailureText } from '@/i18n/use-failure-text'
import { useFormats } from '@/i18n/use-formats'
import { foldText, searchOf } from '@/rental/search-text'
import { LoadFailure } from '@/ui/load-failure'
import { Pager } from '@/ui/pager'
import { SearchField } from '@/ui/search-field'
import { Skeleton } from '@/ui/skeleton'
import { idValue, sortRows, type SortValue } from '@/ui/sort-rows'
import { useSearchUrl } from '@/ui/use-search-url'
import { PAGE_SIZE, pageOf, useTableUrl } from '@/ui/use-table-url'

import { VehicleTable } from './vehicle-table'

import styles from './vehicle-list.module.css'

const SORT_VALUES: Record<string, (vehicle: Vehicle) => SortValue> = {
  id: ({ id }) => idValue(id),
  name: ({ name }) => name,
  price: ({ pricePerDay }) => pricePerDay,
  code: ({ teslaCode }) => teslaCode,
  battery: ({ batteryKwh }) => batteryKwh,
  range: ({ rangeKm }) => rangeKm,
  acceleration: ({ acceleration }) => acceleration,
  speed: ({ topSpeedKmh }) => topSpeedKmh,
}

const SORTABLE = Object.keys(SORT_VALUES)

interface FleetProps {
  onUpdate: (id: string) => void
  onDelete: (id: string) => void
}

/** The fleet as it has come, or what keeps it from coming. */
export function VehicleList(actions: FleetProps) {
  const { t } = useTranslation(['fleet', 'common'])
  const failureText = useFailureText()
  const { data, error, isLoadingError, refetch } = useQuery(vehiclesQuery())
  if (isLoadingError) {
    return (
      <LoadFailure onRetry={() => void refetch()}>
        {t('loadFailed')} {failureText(error)}
      </LoadFailure>
    )
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('common:loading')}>
        <Skeleton height="30rem" />
      </div>
    )
  }
  if (data.length === 0) return <p>{t('empty')}</p>
  return <SearchedFleet vehicles={data} {...actions} />
}

function SearchedFleet({ vehicles, ...actions }: FleetProps & { vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('fleet')
  const { text, searchFor } = useSearchUrl()
  const { order, page, sortBy, goTo } = useTableUrl(SORTABLE, { by: 'id', descending: false })
  const sorted = useSortedFleet(vehicles, order)
  const found = useMemo(() => {
    const isFound = searchOf(text)
    return sorted.filter(({ words }) => isFound(words)).map(({ vehicle }) => vehicle)
  }, [sorted, text])
  const { shown, rows } = pageOf(found, page, PAGE_SIZE)
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('search')} hint={t('searchHint')} text={text} onSearch={searchFor} />
        <p role="status">{found.length === 0 ? t('nothingFound') : t('count', { count: found.length })}</p>
      </div>
      {found.length > 0 && <VehicleTable vehicles={rows} order={order} onSort={sortBy} {...actions} />}
      <Pager page={shown} pageSize={PAGE_SIZE} count={found.length} onPage={goTo} />
    </>
  )
}

/** The fleet in its order, each vehicle with the words it is found by; a search costs no more sorting. */
function useSortedFleet(
  vehicles: readonly Vehicle[],
  { by, descending }: { by: string; descending: boolean },
) {
  const { language } = useFormats()
  return useMemo(() => {
    const valueOf = SORT_VALUES[by] ?? (() => undefined)
    const collator = new Intl.Collator(LANGUAGE_FACTS[language].tag, { numeric: true })
    return sortRows(vehicles, valueOf, descending, collator).map((vehicle) => ({
      vehicle,
      words: foldText(`${vehicle.name} ${vehicle.teslaCode ?? ''}`),
    }))
  }, [vehicles, by, descending, language])
}
