import { useTranslation } from 'react-i18next'

import { company } from '@/company'

import styles from './records.module.css'

/** The data-protection records table (section 2). */
export function Records() {
  const { t } = useTranslation('landing')
  const rows = [
    [t('records.number'), '1'],
    [t('records.controllerName'), company.legalName],
    [t('records.controllerAddress'), company.address],
    [t('records.officer'), company.dataProtectionOfficer],
    [t('records.officerAddress'), company.address],
    [t('records.email'), company.email],
    [t('records.phone'), company.phone],
  ] as const
  return (
    <section className={styles['section']}>
      <h2 id="records">{t('records.title')}</h2>
      <table aria-labelledby="records">
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
