import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'

import { DateSearch } from './date-search'
import { HeroCar } from './hero-car'

import styles from './hero.module.css'

/** The first screen: what this is, a car, and the way to one. */
export function Hero() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{t('hero.title')}</h1>
          <p>{t('hero.text')}</p>
          <ButtonLink look="primary" to={paths.vehicles}>
            {t('hero.rent')}
          </ButtonLink>
        </div>
        <div className={styles.car}>
          <HeroCar />
        </div>
        <DateSearch />
      </div>
    </section>
  )
}
