import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { authorizeWith } from '@/api/http'
import { createQueryClient, forgetAnswers } from '@/api/query-client'
import { App, untilInitialized } from '@/app'
import { company } from '@/company'
import { startLanguages } from '@/i18n/start'
import { forgetReservations } from '@/offline/forget-reservations'
import { languageOfPath, withoutEndSlash } from '@/paths'
import { routes } from '@/routes'
import { currentSession, noteExpired, watchSession } from '@/session/session'
import { setReloadTarget } from '@/ui/import-with-reload'

import '@/ui/tokens.css'
import '@/ui/base.css'

// What stands in the head of a page for those who run no script; the app says it itself.
const PAGE_TAGS = 'title, [name=description], [rel=canonical], [data-page]'

// In a task of its own, so that a press is answered between it and the evaluation of the scripts.
setTimeout(() => void start())

/** Starts texts, scripts and data of the first page at once, then shows it. */
async function start() {
  const queryClient = createQueryClient()
  authorizeWith(() => currentSession()?.token, noteExpired)
  watchSession((isRenewal) => {
    if (isRenewal) {
      // Without answers the page would go, and what is typed in it.
      void queryClient.invalidateQueries()
      return
    }
    forgetAnswers(queryClient)
    forgetReservations()
  })
  const languages = startLanguages({
    brand: company.brand,
    languageOfAddress: () => languageOfPath(location.pathname),
  })
  const router = createBrowserRouter(routes(queryClient))
  router.subscribe(({ navigation }) => {
    setReloadTarget(navigation.location && router.createHref(navigation.location))
    // For the bar of a page that is long in coming.
    document.body.dataset.navigation = navigation.state
  })
  await Promise.all([languages, untilInitialized(router)])

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page shell has no root')
  const app = <App router={router} queryClient={queryClient} />
  // Only the page that was prerendered for this path and language is hydrated; any other gives way to the app.
  const here = `${withoutEndSlash(location.pathname)} ${i18next.language}`
  if (root.dataset.page === here) startTransition(() => void hydrateRoot(root, app))
  else {
    for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove()
    createRoot(root).render(app)
  }
}
