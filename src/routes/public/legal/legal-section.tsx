import { useTranslation } from 'react-i18next'

import { company, OWNER_RULES, phoneLink } from '@/company/company'
import { useFormats } from '@/i18n/use-formats'
import { Fact, Facts, Panel, Stack } from '@/ui/layout'
import { Notice } from '@/ui/notice'

import styles from './legal-section.module.css'

/** A section's texts: a title, then paragraphs and lists in order; 'steps' becomes an ordered list. */
export type SectionTexts = { title: string } & Record<string, string | Record<string, string>>

/** One section of a legal page. Its id is the anchor in the address. */
export function LegalSection({ id, texts }: { id: string; texts: SectionTexts }) {
  const { t } = useTranslation('legal')
  const { title, ...parts } = texts
  return (
    <Stack as="section" gap={3} className={styles.section}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {Object.entries(parts).map(([name, part]) => {
        if (typeof part === 'string') return <p key={name}>{part}</p>
        const List = name === 'steps' ? 'ol' : 'ul'
        return (
          <List key={name}>
            {Object.entries(part).map(([name, item]) => (
              <li key={name}>{item}</li>
            ))}
          </List>
        )
      })}
      {/^prices?$/.test(id) && OWNER_RULES.discounts.length > 0 && <Discounts />}
      {id === 'provider' && <CompanyData />}
      {id === 'cancellation' && <Notice>{t('favourable')}</Notice>}
    </Stack>
  )
}

/** The owner's discounts on longer rentals. */
function Discounts() {
  const { t } = useTranslation('legal')
  const { measure } = useFormats()
  return (
    <>
      <p>{t('discounts.intro')}</p>
      <ul>
        {OWNER_RULES.discounts.map(({ fromDays, percent }) => (
          <li key={fromDays}>
            {t('discounts.item', {
              days: t('figures.afterPreposition.days', { count: fromDays }),
              percent: measure(percent, '%'),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The company data that the law requires: name, address, numbers, contact. */
function CompanyData() {
  const { t } = useTranslation('legal')
  return (
    <Panel>
      <Facts>
        <Fact name={t('company.name')}>{company.legalName}</Fact>
        <Fact name={t('company.address')}>{company.address}</Fact>
        <Fact name={t('company.registrationNumber')}>{company.registrationNumber}</Fact>
        <Fact name={t('company.taxNumber')}>{company.taxNumber}</Fact>
        <Fact name={t('company.email')}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </Fact>
        <Fact name={t('company.phone')}>
          <a href={phoneLink}>{company.phone}</a>
        </Fact>
      </Facts>
    </Panel>
  )
}
