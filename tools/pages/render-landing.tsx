import { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { prerender } from 'react-dom/static'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter } from 'react-router-dom'

import { App, untilInitialized } from '../../src/app.tsx'
import type { Language } from '../../src/i18n/languages.ts'
import { routes } from '../../src/router.tsx'
import { speak } from './texts.ts'

/** The landing page at this path as HTML: the tags of its head, and what stands in the root. */
export async function renderLanding(
  language: Language,
  path: string,
): Promise<{ head: string; body: string }> {
  await speak(language, i18next.use(initReactI18next))
  const queryClient = new QueryClient()
  const router = createMemoryRouter(routes(queryClient), { initialEntries: [path] })
  await untilInitialized(router)
  const { prelude } = await prerender(<App router={router} queryClient={queryClient} />)
  const html = await new Response(prelude).text()
  // React writes what belongs in the head first.
  const [head = ''] = /^(?:<title>.*?<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
