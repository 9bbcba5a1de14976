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

import '@/ui/tokens.css'
import '@/ui/base.css'


// The built page's head does so before anything is drawn.
if (import.meta.env.DEV) void import('@/ui/color-scheme').then(({ applyColorScheme }) => applyColorScheme())

void start()

/**
 * Texts, scripts and data of the first page are on their way before React draws anything. Each step is a task of its
 * own, and React draws in slices, so that the browser can answer a visitor who is reading already. The scripts that the
 * router loads import this one: it must not wait for them while it is evaluated.
 */
async function start() {
  await nextTask()
  const languages = startLanguages()
  await nextTask()
  const queryClient = createQueryClient()
  const router = createBrowserRouter(routes(queryClient), {
    patchRoutesOnNavigation: roomsOf(queryClient),
  })

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
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
