import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router-dom'
import * as v from 'valibot'

import { company } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { dayFormatter } from '@/i18n/format'
import { useFormats } from '@/i18n/use-formats'
import { LEGAL_PAGES, paths, type LegalPage } from '@/paths'
import { Button } from '@/ui/button'
import { Cluster, Page, Stack } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { useAfterHydration } from '@/ui/use-after-hydration'
import { useMediaQuery } from '@/ui/use-media-query'
import { reportsErrors } from '@/watch-errors'

import { LegalSection, type SectionTexts } from './legal-section'
import { LAST_CHANGED, RELATED_PAGES, useLegalFacts } from './use-legal-facts'

import styles from './legal-page.module.css'

// A shorter page needs no table of contents.
const LONG_PAGE_SECTIONS = 4

const HANDLE = v.object({ legalPage: v.picklist(LEGAL_PAGES) })

/** The legal page of this route. Each section of its texts becomes a section of the page. */
export default function LegalDocumentPage() {
  const { t } = useTranslation(['legal', 'common'])
  const { language } = useFormats()
  const facts = useLegalFacts()
  const { legalPage } = v.parse(HANDLE, useMatches().at(-1)?.handle)
  const location = useLocation()
  useEffect(() => {
    // Focuses the section named in the address, as a browser does for an anchor; the router scrolls to it.
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
  const { lead, ...texts } = t(`pages.${legalPage}`, { returnObjects: true, ...facts })
  const longDay = dayFormatter({ dateStyle: 'long' }, language)
  const reports = useAfterHydration(reportsErrors(), false)
  const sections = Object.entries<SectionTexts>(texts).filter(([id]) => reports || id !== 'error-reports')
  return (
    <Page as="article" className={styles.page}>
      <PageTitle />
      <Stack gap={5}>
        <small className={styles.printed}>
          {company.brand} · {company.legalName} · {company.address}
        </small>
        <SampleDataMark />
        <h1>{t(`common:legal.${legalPage}`)}</h1>
        <p className="lead">{lead}</p>
        <Cluster spread gap={6} className={`small ${styles.about}`}>
          <small className="muted">
            {t('lastChanged')} <time dateTime={LAST_CHANGED}>{longDay(LAST_CHANGED)}</time>
          </small>
          <Button onClick={() => print()}>{t('print')}</Button>
        </Cluster>
      </Stack>
      {sections.length >= LONG_PAGE_SECTIONS && <Contents page={legalPage} sections={sections} />}
      <Stack gap={8} className={styles.sections}>
        {sections.map(([id, texts]) => (
          <LegalSection key={id} id={id} texts={texts} />
        ))}
        <Stack as="nav" gap={2} className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <ul>
            {RELATED_PAGES[legalPage].map((page) => (
              <li key={page}>
                <Link className="touch" to={paths.legal(page)}>
                  {t(`common:legal.${page}`)}
                </Link>
              </li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </Page>
  )
}

/** The table of contents of a long page: beside it on a wide screen, else folded up above it. */
function Contents({ page, sections }: { page: LegalPage; sections: [id: string, texts: SectionTexts][] }) {
  const { t } = useTranslation('legal')
  // From here on the contents stand beside the page, as in legal-page.module.css.
  const isWide = useMediaQuery('(width >= 64rem)')
  const [Part, Head] = isWide ? (['div', 'div'] as const) : (['details', 'summary'] as const)
  return (
    <nav className={`not-printed ${styles.contents}`} aria-labelledby="contents">
      <Part>
        <Head>
          <h2 id="contents">{t('contents')}</h2>
        </Head>
        <ol>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <Link to={`${paths.legal(page)}#${id}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </Part>
    </nav>
  )
}
