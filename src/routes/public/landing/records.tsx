import { useTranslation } from 'react-i18next'

import { company } from '@/company'

import styles from './records.module.css'

const ROWS = [
  'number',
  'controllerName',
  'controllerAddress',
  'officer',
  'officerAddress',
  'email',
  'phone',
] as const

const { legalName, address, dataProtectionOfficer: officer, email, phone } = company

/** The data-protection records table; its values come from the translations (section 2), which name the company. */
export function Records() {
  const { t } = useTranslation('landing')
  return (
    <section className={styles.section}>
      <h2 id="records">{t('records.title')}</h2>
      <table aria-labelledby="records">
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`records.${row}.name`)}</th>
              <td>{t(`records.${row}.value`, { legalName, address, officer, email, phone })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
