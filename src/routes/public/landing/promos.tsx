import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { vehiclesQuery, type Vehicle } from '@/api/vehicles'
import { useFormats } from '@/i18n/use-formats'
import { useList } from '@/lists/use-list'
import { paths } from '@/paths'
import { modelFacts } from '@/rental/model'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { Fact, Facts } from '@/ui/layout'
import { useAfterHydration } from '@/ui/use-after-hydration'

import { useChosenDays } from './date-search'

import styles from './promos.module.css'

const PROMOS = [
  { key: 'model3', model: 'Model 3', paint: 'blue' },
  { key: 'modelS', model: 'Model S', paint: 'graphite' },
] as const

const NO_VEHICLES: readonly Vehicle[] = []

/** The two promoted models, each with what the fleet offers of it. */
export function Promos() {
  const { t } = useTranslation('landing')
  const days = useChosenDays()
  const { rows = NO_VEHICLES } = useList(vehiclesQuery())
  // The page was prerendered without the fleet.
  const vehicles = useAfterHydration(rows, NO_VEHICLES)
  return (
    <section className={styles.promos} aria-label={t('promo.title')}>
      {PROMOS.map(({ key, model, paint }) => (
        <article key={key} className={styles.promo}>
          <div>
            <CarImage name={model} paint={paint} />
          </div>
          <h2>{model}</h2>
          <p className="muted">{t(`promo.${key}.text`)}</p>
          <ModelFacts model={model} vehicles={vehicles} />
          <ButtonLink to={paths.booking({ ...days, model })}>{t(`promo.${key}.rent`)}</ButtonLink>
        </article>
      ))}
    </section>
  )
}

/** The facts of a model, each leading to the vehicle that has it; a fact that the fleet does not give is a dash. */
function ModelFacts({ model, vehicles }: { model: string; vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('landing')
  const { money, measure } = useFormats()
  const days = useChosenDays()
  const { cheapest, farthest, quickest } = modelFacts(vehicles, model)
  const facts = [
    [t('promo.price'), cheapest, cheapest && t('promo.from', { price: money(cheapest.pricePerDay) })],
    [t('promo.range'), farthest, farthest?.rangeKm && measure(farthest.rangeKm, 'km')],
    [
      t('promo.acceleration'),
      quickest,
      quickest?.acceleration && t('promo.from', { price: measure(quickest.acceleration, 's') }),
    ],
  ] as const
  return (
    <Facts layout="columns" className={styles.facts}>
      {facts.map(([name, vehicle, value]) => (
        <Fact key={name} name={name}>
          {vehicle && value ? <Link to={paths.vehicle(vehicle.id, days)}>{value}</Link> : '–'}
        </Fact>
      ))}
    </Facts>
  )
}
