import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { authorizeWith } from '@/api/http'
import { createQueryClient } from '@/api/query-client'
import { App, untilInitialized } from '@/app'
import { startLanguages } from '@/i18n/start'
import { roomsOf, routes } from '@/router'
import { currentSession, watchSession } from '@/session/session'
import { nextTask } from '@/turn'
import { headFor } from '@/ui/lazy-script'

import '@/ui/tokens.css'
import '@/ui/base.css'

// The built page's head does so before anything is drawn.
if (import.meta.env.DEV) void import('@/ui/color-scheme').then(({ applyColorScheme }) => applyColorScheme())

void start()

/**
 * Texts, scripts and data of the first page are on their way before React draws anything. Each step is a task of its
 * own, so that the browser can answer a visitor who is reading already. It is no part of this module's evaluation, for
 * which the scripts that the router loads wait.
 */
async function start() {
  // Only now: on its way to a page that is still empty, a font would hold up the scripts.
  document.fonts.load('1em Manrope').catch(() => {})
  await nextTask()
  const languages = startLanguages()
  await nextTask()
  const queryClient = createQueryClient()
  const router = createBrowserRouter(routes(queryClient), {
    patchRoutesOnNavigation: roomsOf(queryClient),
  })

  router.subscribe(({ navigation }) => headFor(navigation.location && router.createHref(navigation.location)))
  authorizeWith(() => currentSession()?.token)
  watchSession(queryClient)
  await languages
  await untilInitialized(router)
  await nextTask()

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page shell has no root')
  const app = <App router={router} queryClient={queryClient} />
  const { language } = root.dataset
  delete root.dataset['language']
  // The landing page is there already, drawn at build time; in another language it is drawn anew.
  const isDrawn = language === i18next.language
  if (!isDrawn) {
    // What stands there for those who run no script; the page says it itself.
    for (const tag of document.querySelectorAll('title,[name=description],[rel=canonical]')) tag.remove()
  }
  // Where there is something to see and press already, React works in slices; else nothing is seen before it is done.
  if (isDrawn) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
