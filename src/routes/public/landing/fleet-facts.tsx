import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { vehiclesQuery } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { modelFacts } from '@/rental/model-facts'

import { FactList } from './fact-list'

const NO_VEHICLES: [] = []

/** What a model offers in the fleet of today; nothing until the fleet is loaded, or where it cannot be. */
export function FleetFacts({ model }: { model: string }) {
  const { t } = useTranslation('landing')
  const { money, figure } = useFormats()
  // Each model asks when it is its turn to be drawn; the later one takes the answer there is.
  const { data = NO_VEHICLES } = useQuery({ ...vehiclesQuery(), staleTime: Infinity })
  // The visitor reads already: the answer is drawn in slices, and until then the list stays as it is.
  const vehicles = useDeferredValue(data)
  const { priceFrom, rangeUpTo, quickest } = modelFacts(vehicles, model)
  return (
    <FactList
      price={priceFrom === undefined ? undefined : t('promo.from', { price: money(priceFrom) })}
      range={rangeUpTo === undefined ? undefined : t('promo.km', { figure: figure(rangeUpTo) })}
      acceleration={quickest === undefined ? undefined : t('promo.seconds', { figure: figure(quickest) })}
    />
  )
}
