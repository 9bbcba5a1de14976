import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'
import { useIsTakenOver } from '@/ui/use-is-taken-over'

import { FactList } from './fact-list'

import styles from './promos.module.css'

const PROMOS = [
  { key: 'model3', paint: 'blue' },
  { key: 'modelS', paint: 'graphite' },
] as const

// The first screen needs no facts of the fleet, and the page stands without them.
const FleetFacts = lazy(() =>
  import('./fleet-facts').then(
    ({ FleetFacts }) => ({ default: FleetFacts }),
    () => ({ default: NoFacts }),
  ),
)

const NoFacts = () => <FactList />

/** The two cars the shop puts forward (section 2). */
export function Promos() {
  const { t } = useTranslation('landing')
  // A part with a boundary of its own is taken over later than the rest, when another language may have been chosen.
  const isTakenOver = useIsTakenOver()
  return (
    <section className={styles['promos']} aria-label={t('promo.title')}>
      {PROMOS.map(({ key, paint }) => (
        <article key={key} className={styles['promo']}>
          <CarImage name={t(`promo.${key}.name`)} paint={paint} />
          <h2>{t(`promo.${key}.name`)}</h2>
          <p>{t(`promo.${key}.text`)}</p>
          {isTakenOver ? (
            <Suspense fallback={<NoFacts />}>
              <FleetFacts model={t(`promo.${key}.name`)} />
            </Suspense>
          ) : (
            <NoFacts />
          )}
          <ButtonLink to={paths.vehicles}>{t(`promo.${key}.rent`)}</ButtonLink>
        </article>
      ))}
    </section>
  )
}
