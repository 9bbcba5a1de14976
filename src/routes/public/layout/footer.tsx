import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { company, phoneLink } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { LEGAL_PAGES, paths } from '@/paths'
import { Cluster, Stack } from '@/ui/layout'

import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslation()
  return (
    <Stack as="footer" gap={8} className={`ink small ${styles.footer}`}>
      <Stack gap={3}>
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
      </Stack>
      <nav aria-label={t('footer.legal')}>
        <ul className={styles.links}>
          {LEGAL_PAGES.map((page) => (
            <li key={page}>
              <Link className="touch" to={paths.legal(page)}>
                {t(`legal.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Cluster spread gap={6} className={styles.note}>
        <p>{t('footer.vatIncluded')}</p>
        <Link className="touch" to={paths.privacy}>
          {t('footer.privacy')}
        </Link>
      </Cluster>
    </Stack>
  )
}
