import { QueryClient } from '@tanstack/react-query'
import i18next, { type Resource } from 'i18next'
import { prerender } from 'react-dom/static'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'

import { App, untilInitialized } from '../../src/app.tsx'
import { company } from '../../src/company.ts'
import { config } from '../../src/config.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { textOptions } from '../../src/i18n/start.ts'
import { routes, type PageHandle } from '../../src/routes.tsx'

// Runs at build time, in the app's own sources: what the route table says of the public pages, and their content.

const TEXTS = import.meta.glob<Resource[string][string]>('../../src/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
})

/** A page that is to be found, in one language. */
export interface RenderedPage {
  path: string
  language: Language
  /** The page's module, below src/routes. */
  module: string
  /** The namespaces of its texts, beside 'common'. */
  texts: readonly string[]
  /** The addresses of the data it reads first. */
  data: readonly string[]
  title: string
  description: string
  /** What is on the picture shown with a link to the page. */
  picture: string
  /** What React puts into the head and into the root, where the page is prerendered. */
  head?: string
  body?: string
}

/** Every page that is to be found, in every language it has. */
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
  const { module, texts, title, description = title, reads = [], isPrerendered = false } = handle
  return {
    path,
    language,
    module,
    texts,
    // A request with an Authorization header cannot be served from a preload.
    data: config.sendsBearer ? [] : reads.slice(0, 1).map(({ queryKey }) => config.apiUrl + String(queryKey[0])),
    title: i18next.t('pageTitle', { title: i18next.t(title) }),
    description: i18next.t(description),
    picture: i18next.t('landing:picture'),
    ...(isPrerendered && (await contentOf(path))),
  }
}

/** The page's content as HTML; React writes what belongs in the head first. */
async function contentOf(path: string): Promise<{ head: string; body: string }> {
  const queryClient = new QueryClient()
  const router = createMemoryRouter(routes(queryClient), { initialEntries: [path] })
  await untilInitialized(router)
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} />)
  const html = await new Response(prelude).text()
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

async function startTexts(): Promise<void> {
  const resources: Resource = {}
  for (const [file, texts] of Object.entries(TEXTS)) {
    const [language = '', namespace = ''] = file.split('/').slice(-2)
    resources[language] = { ...resources[language], [namespace.replace('.json', '')]: texts }
  }
  await i18next
    .use(initReactI18next)
    .init({ ...textOptions(company.brand), lng: 'en', resources, ns: Object.keys(resources['en'] ?? {}) })
}

interface PublicPage {
  path: string
  handle: PageHandle
}

const publicPages = (table: readonly RouteObject[]): PublicPage[] =>
  table.flatMap(({ path, handle, children = [] }) =>
    path !== undefined && isPublic(handle) ? [{ path, handle }] : publicPages(children),
  )

const isPublic = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'description' in handle
