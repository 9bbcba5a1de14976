import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { company, phoneLink } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { LEGAL_PAGES, paths } from '@/paths'

import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.company}>
          <p className={styles.brand}>{company.brand}</p>
          <p>{t('footer.about')}</p>
          <SampleDataMark />
          <address>
            {company.legalName}
            <br />
            {company.address}
            <br />
            <a href={phoneLink}>{company.phone}</a>
            <br />
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </address>
        </div>
        <nav aria-label={t('footer.legal')}>
          <ul className={styles.links}>
            {LEGAL_PAGES.map((page) => (
              <li key={page}>
                <Link to={paths.legal(page)}>{t(`legal.${page}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.note}>
          <p>{t('footer.vatIncluded')}</p>
          <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        </div>
      </div>
    </footer>
  )
}
