import { useTranslation } from 'react-i18next'

import { company, phoneLink } from '@/company'

import styles from './company-data.module.css'

/** Who the shop is, as the law wants it shown: name, address, numbers, ways to reach it. */
export function CompanyData() {
  const { t } = useTranslation('legal')
  return (
    <dl className={styles.data}>
      <dt>{t('company.name')}</dt>
      <dd>{company.legalName}</dd>
      <dt>{t('company.address')}</dt>
      <dd>{company.address}</dd>
      <dt>{t('company.registrationNumber')}</dt>
      <dd>{company.registrationNumber}</dd>
      <dt>{t('company.taxNumber')}</dt>
      <dd>{company.taxNumber}</dd>
      <dt>{t('company.email')}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>{t('company.phone')}</dt>
      <dd>
        <a href={phoneLink}>{company.phone}</a>
      </dd>
    </dl>
  )
}
