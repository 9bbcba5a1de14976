import { useTranslation } from 'react-i18next'

import { useFormats } from '@/i18n/use-formats'
import { paths } from '@/paths'
import { DELIVERY_OUTSIDE_NOVI_BEOGRAD } from '@/rental/terms'
import { ButtonLink } from '@/ui/button'

import styles from './why-rent.module.css'

const REASONS = ['mileage', 'price', 'support', 'delivery'] as const

/** Why to rent here (section 2). */
export function WhyRent() {
  const { t } = useTranslation('landing')
  const { money } = useFormats()
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('why.title')}</h2>
        <ButtonLink look="primary" to={paths.vehicles}>
          {t('why.reserve')}
        </ButtonLink>
      </div>
      <ul className={styles.reasons}>
        {REASONS.map((reason) => (
          <li key={reason}>
            <h3>{t(`why.${reason}.title`)}</h3>
            <p>{t(`why.${reason}.text`, { price: money(DELIVERY_OUTSIDE_NOVI_BEOGRAD) })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
