import { useTranslation } from 'react-i18next'

import { company, phoneLink } from '@/company'

import styles from './about-and-contact.module.css'

/** Who we are and how to reach us (D18). */
export function AboutAndContact() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.row}>
      <section id="about">
        <h2>{t('about.title')}</h2>
        <p>{t('about.text')}</p>
      </section>
      <section id="contact">
        <h2>{t('contact.title')}</h2>
        <dl>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={phoneLink}>{company.phone}</a>
          </dd>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </dd>
          <dt>{t('contact.address')}</dt>
          <dd>{company.address}</dd>
        </dl>
      </section>
    </div>
  )
}
