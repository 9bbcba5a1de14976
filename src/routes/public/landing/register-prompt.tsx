import { useTranslation } from 'react-i18next'

import { paths } from '@/paths'
import { ButtonLink } from '@/ui/button'

import styles from './register-prompt.module.css'

/** Says that reserving needs an account, and leads to one (section 2). */
export function RegisterPrompt() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section}>
      <div className={styles.panel}>
        <h2>{t('register.title')}</h2>
        <p>{t('register.text')}</p>
        <ButtonLink look="primary" to={paths.auth} state={{ mode: 'register' }}>
          {t('register.action')}
        </ButtonLink>
      </div>
    </section>
  )
}
