import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'
import { CarImage } from '@/ui/car-image'

import styles from './promos.module.css'

const PROMOS = [
  { key: 'model3', paint: 'blue' },
  { key: 'modelS', paint: 'graphite' },
] as const

/** The two cars the shop puts forward (section 2). */
export function Promos() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles['promos']} aria-label={t('promo.title')}>
      {PROMOS.map(({ key, paint }) => (
        <article key={key} className={styles['promo']}>
          <CarImage name={t(`promo.${key}.name`)} paint={paint} />
          <h2>{t(`promo.${key}.name`)}</h2>
          <p>{t(`promo.${key}.text`)}</p>
          <ButtonLink to={paths.vehicles}>{t(`promo.${key}.rent`)}</ButtonLink>
        </article>
      ))}
    </section>
  )
}
