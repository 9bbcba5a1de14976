import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { company } from '@/company'
import { LEGAL_PAGES, paths, withoutEndSlash, type LegalPage } from '@/paths'
import { Button } from '@/ui/button'
import { PageTitle } from '@/ui/page-title'

import { Contents } from './contents'
import { LastChanged } from './last-changed'
import { LAST_CHANGED, RELATED } from './legal-record'
import { LegalSection, type SectionTexts } from './legal-section'
import { useFocusSection } from './use-focus-section'
import { useLegalFacts } from './use-legal-facts'

import styles from './legal-page.module.css'

/** With fewer sections a page needs no table of contents. */
const LONG_PAGE = 4

/** One of the six legal pages (section 9, D28). */
export default function CurrentLegalPage() {
  const { pathname } = useLocation()
  const page = LEGAL_PAGES.find((page) => paths.legal(page) === withoutEndSlash(pathname))
  return page && <Page page={page} />
}

function Page({ page }: { page: LegalPage }) {
  const { t } = useTranslation(['legal', 'common'])
  const facts = useLegalFacts()
  useFocusSection()
  const title = t(`common:legal.${page}`)
  const { lead, ...texts } = t(`pages.${page}`, { returnObjects: true, ...facts })
  const sections = Object.entries<SectionTexts>(texts)
  return (
    <article className={styles.page}>
      <PageTitle />
      <div className={styles.head}>
        <p className={styles.printed}>
          {company.brand} · {company.legalName} · {company.address}
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.about}>
          <LastChanged day={LAST_CHANGED[page]} />
          <Button onClick={() => print()}>{t('print')}</Button>
        </div>
      </div>
      {sections.length >= LONG_PAGE && (
        <Contents sections={sections.map(([id, { title }]) => ({ id, title }))} />
      )}
      <div className={styles.sections}>
        {sections.map(([id, texts]) => (
          <LegalSection key={id} id={id} texts={texts} />
        ))}
        <nav className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <ul>
            {RELATED[page].map((page) => (
              <li key={page}>
                <Link to={paths.legal(page)}>{t(`common:legal.${page}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </article>
  )
}
