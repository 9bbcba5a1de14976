import { useTranslation } from 'react-i18next'

import { addressOf } from '@/company'
import { paths, type LegalPage as Page } from '@/paths'
import { PageTitle } from '@/ui/page-title'

import { LEGAL_SECTIONS } from './legal-sections'
import { useLegalFacts } from './use-legal-facts'

import styles from './legal-page.module.css'

/** One of the six legal pages (section 9, D28). */
export function LegalPage({ page }: { page: Page }) {
  const { t } = useTranslation(['legal', 'common'])
  const facts = useLegalFacts()
  const title = t(`common:legal.${page}`)
  return (
    <article className={styles['page']}>
      <PageTitle description={t(`description.${page}`)} address={addressOf(paths.legal(page))}>
        {title}
      </PageTitle>
      <h1>{title}</h1>
      {LEGAL_SECTIONS[page].map((section) => (
        <section key={section}>
          <h2>{t(`${section}.title`)}</h2>
          <p>{t(`${section}.text`, facts)}</p>
        </section>
      ))}
      {(page === 'general-terms' || page === 'rights-to-withdraw') && <p>{t('favourable')}</p>}
    </article>
  )
}
