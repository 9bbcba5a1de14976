import { startTransition, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'

import { FactList } from './fact-list'
import type { FleetFacts } from './fleet-facts'

import styles from './promos.module.css'

const PROMOS = [
  { key: 'model3', paint: 'blue' },
  { key: 'modelS', paint: 'graphite' },
] as const

/** The two cars the shop puts forward (section 2). */
export function Promos() {
  const { t } = useTranslation('landing')
  const [Facts, setFacts] = useState<typeof FleetFacts>()
  useEffect(() => {
    // The first screen needs no facts of the fleet, and the page stands without them. A part with a boundary of its own
    // would be taken over later than the rest, when another language may have been chosen.
    import('./fleet-facts').then(
      ({ FleetFacts }) => startTransition(() => setFacts(() => FleetFacts)),
      () => {},
    )
  }, [])
  return (
    <section className={styles.promos} aria-label={t('promo.title')}>
      {PROMOS.map(({ key, paint }) => (
        // What waits for its turn has no ground of its own: browsers would count it as moved.
        <div key={key}>
          <article className={styles.promo}>
            <div className={styles.picture}>
              <CarImage name={t(`promo.${key}.name`)} paint={paint} />
            </div>
            <h2>{t(`promo.${key}.name`)}</h2>
            <p>{t(`promo.${key}.text`)}</p>
            {Facts ? <Facts model={t(`promo.${key}.name`)} /> : <FactList />}
            <ButtonLink to={paths.vehicles}>{t(`promo.${key}.rent`)}</ButtonLink>
          </article>
        </div>
      ))}
    </section>
  )
}
