import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useMatches } from 'react-router-dom'

import { company } from '@/company/company'
import { SampleDataMark } from '@/company/sample-data-mark'
import { LANGUAGE_FACTS } from '@/i18n/languages'
import { useFormats } from '@/i18n/use-formats'
import { paths, type LegalPage } from '@/paths'
import { utcDateOf, type Day } from '@/rental/wall-clock'
import { Button } from '@/ui/button'
import { Cluster, Page, Stack } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { useAfterHydration } from '@/ui/use-after-hydration'
import { reportsErrors } from '@/watch-errors'

import { Contents } from './contents'
import { LegalSection, type SectionTexts } from './legal-section'
import { LEGAL_DOCUMENTS, useLegalFacts } from './use-legal-facts'

import styles from './legal-page.module.css'

// A shorter page needs no table of contents.
const LONG_PAGE_SECTIONS = 4

/** The legal page of this route. Each section of its texts becomes a section of the page. */
export default function LegalDocumentPage() {
  const handle = useMatches().at(-1)?.handle
  return isLegal(handle) && <Article path={handle.legalPage} />
}

const isLegal = (handle: unknown): handle is { legalPage: LegalPage } =>
  typeof handle === 'object' && handle !== null && 'legalPage' in handle

function Article({ path }: { path: LegalPage }) {
  const { t } = useTranslation(['legal', 'common'])
  const facts = useLegalFacts()
  const { lastChanged, related } = LEGAL_DOCUMENTS[path]
  useFocusSection()
  const { lead, ...texts } = t(`pages.${path}`, { returnObjects: true, ...facts })
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
        <h1>{t(`common:legal.${path}`)}</h1>
        <p className="lead">{lead}</p>
        <Cluster spread gap={6} className={styles.about}>
          <LastChanged day={lastChanged} />
          <Button onClick={() => print()}>{t('print')}</Button>
        </Cluster>
      </Stack>
      {sections.length >= LONG_PAGE_SECTIONS && (
        <Contents
          sections={sections.map(([id, { title }]) => ({ title, address: `${paths.legal(path)}#${id}` }))}
        />
      )}
      <Stack gap={8} className={styles.sections}>
        {sections.map(([id, texts]) => (
          <LegalSection key={id} id={id} texts={texts} />
        ))}
        <Stack as="nav" gap={2} className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <ul>
            {related.map((page) => (
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

function LastChanged({ day }: { day: Day }) {
  const { t } = useTranslation('legal')
  const { language } = useFormats()
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (
    <small className="muted">
      {t('lastChanged')} <time dateTime={day}>{format.format(utcDateOf(day))}</time>
    </small>
  )
}

/** Focuses the section named in the address, as a browser does for an anchor; the router scrolls to it. */
function useFocusSection(): void {
  const location = useLocation()
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}
