import { QueryClient } from '@tanstack/react-query'
import i18next, { type Resource } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'

import { App, untilInitialized } from '../../src/app.tsx'
import { companyData } from '../../src/company/company-data.ts'
import { addressOf, company } from '../../src/company/company.ts'
import { config } from '../../src/config.ts'
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { textOptions } from '../../src/i18n/start.ts'
import { routes, type PageHandle } from '../../src/routes.tsx'
import { PublicLayout } from '../../src/routes/public/layout/public-layout.tsx'
import { PageSkeleton } from '../../src/ui/skeleton.tsx'
import { LANDING_PAGES, LINK_PREVIEW } from './site-files.ts'

// Runs at build time on the app's sources: takes the public pages from the route table and renders them.

const TEXTS = import.meta.glob<Resource[string][string]>('../../src/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** A language with its country, as Open Graph names it: 'sr_RS'. */
const openGraphLocale = (language: Language): string => {
  const locale = new Intl.Locale(LANGUAGE_FACTS[language].locale)
  return `${locale.language}_${locale.region}`
}

/** A public page in one language. */
export interface RenderedPage {
  path: string
  language: Language
  /** The page's module, below src/routes. */
  module: string
  /** The namespaces of the page's texts, besides 'common'. */
  texts: readonly string[]
  /** The addresses of the data to preload. */
  data: readonly string[]
  /** The tags of the page's head, as HTML. */
  head: string
  /** The page's content as HTML, or the placeholder's. */
  body: string
  isPrerendered: boolean
  /** Whether it is the page of one address, not of every vehicle. */
  isOnePage: boolean
}

/** Every public page, in every language it has. */
export async function renderPages(): Promise<RenderedPage[]> {
  await startTexts()
  const pages: RenderedPage[] = []
  for (const language of LANGUAGES) {
    await i18next.changeLanguage(language)
    for (const { path, handle } of publicPages(routes(new QueryClient())))
      if ((handle.language ?? language) === language) pages.push(await renderPage(path, language, handle))
  }
  return pages
}

async function renderPage(path: string, language: Language, handle: PageHandle): Promise<RenderedPage> {
  const { module, texts, reads = [], isPrerendered = false } = handle
  const tags = renderToStaticMarkup(<HeadTags path={path} language={language} handle={handle} />)
  const { head, body } = await contentOf(path, isPrerendered)
  // A request with an Authorization header cannot be served from a preload.
  const first = config.sendsBearer ? [] : reads.slice(0, 1)
  const data = first.map(({ queryKey }) => config.apiUrl + String(queryKey[0]))
  return {
    path,
    language,
    module,
    texts,
    data,
    head: head + tags,
    body,
    isPrerendered,
    isOnePage: isOnePage(path),
  }
}

const PLACEHOLDER = [{ element: <PublicLayout />, children: [{ path: '*', element: <PageSkeleton /> }] }]

/** The page's content as HTML, or what stands for it until the app has started, and its head tags, which React writes first. */
async function contentOf(path: string, isPrerendered: boolean): Promise<{ head: string; body: string }> {
  const queryClient = new QueryClient()
  const table = isPrerendered ? routes(queryClient) : PLACEHOLDER
  const router = createMemoryRouter(table, { initialEntries: [path] })
  await untilInitialized(router)
  const errors: unknown[] = Object.values(router.state.errors ?? {})
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} />, {
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  // A visitor would be shown the error page, or nothing until the scripts are there.
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be rendered`)
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

/** The tags for search engines and for previews of shared links. `data-page` marks those that belong to this page alone. */
function HeadTags({ path, language, handle }: PublicPage & { language: Language }) {
  const title = i18next.t('pageTitle', { title: i18next.t(handle.title) })
  const description = i18next.t(handle.description ?? handle.title)
  const openGraph = {
    type: 'website',
    site_name: company.brand,
    title,
    description,
    ...(isOnePage(path) && { url: addressOf(path) }),
    locale: openGraphLocale(language),
    image: addressOf(LINK_PREVIEW.path),
    'image:width': String(LINK_PREVIEW.width),
    'image:height': String(LINK_PREVIEW.height),
    'image:alt': i18next.t('landing:picture'),
  }
  const isLandingPage = LANDING_PAGES.some((home) => home.path === path)
  return (
    <>
      {handle.isPrerendered !== true && (
        <>
          <title>{title}</title>
          <meta name="description" content={description} data-page="" />
          {isOnePage(path) && <link rel="canonical" href={addressOf(path)} data-page="" />}
        </>
      )}
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} data-page="" />
      ))}
      {LANGUAGES.filter((other) => other !== language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} data-page="" />
      ))}
      {handle.drawings?.map((href) => (
        <link key={href} rel="preload" as="image" href={href} />
      ))}
      <meta name="twitter:card" content="summary_large_image" data-page="" />
      {isLandingPage && (
        <>
          {LANDING_PAGES.map(({ tag, path }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={addressOf(path)} data-page="" />
          ))}
          <script
            type="application/ld+json"
            data-page=""
            dangerouslySetInnerHTML={{ __html: companyData(description, openGraph.image) }}
          />
        </>
      )}
    </>
  )
}

async function startTexts(): Promise<void> {
  const resources: Resource = {}
  for (const [file, texts] of Object.entries(TEXTS)) {
    const [language = '', namespace = ''] = file.replace('.json', '').split('/').slice(-2)
    resources[language] = { ...resources[language], [namespace]: texts }
  }
  const ns = Object.keys(resources['en'] ?? {})
  await i18next.use(initReactI18next).init({ ...textOptions(company.brand), lng: 'en', resources, ns })
}

const isOnePage = (path: string) => !path.includes(':')

type PublicPage = { path: string; handle: PageHandle }

const publicPages = (table: readonly RouteObject[]): PublicPage[] =>
  table.flatMap(({ path, handle, children = [] }) =>
    path !== undefined && isPublic(handle) ? [{ path, handle }] : publicPages(children),
  )

const isPublic = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'description' in handle
