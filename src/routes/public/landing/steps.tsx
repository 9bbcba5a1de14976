import { useTranslation } from 'react-i18next'

import styles from './steps.module.css'

const STEPS = ['choose', 'book', 'drive'] as const

/** How it goes, in three steps (section 2). */
export function Steps() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section}>
      <h2>{t('steps.title')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
