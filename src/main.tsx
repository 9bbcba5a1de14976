import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { nextTask } from '@/api/slices'
import { createApp, untilInitialized } from '@/app'
import { company } from '@/company/company'
import { startLanguages } from '@/i18n/start'
import { languageOfPath, withoutEndSlash } from '@/paths'
import { setReloadTarget } from '@/ui/import-with-reload'

import '@/ui/tokens.css'
import '@/ui/base.css'

// The tags in a page's head for readers that run no script; the app renders its own.
const PAGE_TAGS = 'title, [name=description], [rel=canonical], [data-page]'

// A part whose style sheet is lost is shown without it (docs/engineering.md, "Lost scripts").
window.addEventListener('vite:preloadError', (event) => {
  if (event.payload.message.includes('preload CSS')) event.preventDefault()
})

// Tasks of their own let the browser paint and answer a press between evaluating scripts, texts and router.
void nextTask().then(start)

/** Loads texts, scripts and data of the first page at the same time, then shows the page. */
async function start() {
  const languages = startLanguages({
    brand: company.brand,
    languageOfAddress: () => languageOfPath(location.pathname),
  })
  await nextTask()
  const { router, app } = createApp(createBrowserRouter)
  router.subscribe(({ navigation }) => {
    setReloadTarget(navigation.location && router.createHref(navigation.location))
    // For the progress bar of a slow page (ui/base.css).
    document.body.dataset.navigation = navigation.state
  })
  await Promise.all([languages, untilInitialized(router)])

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page shell has no root')
  // Hydrates only the page that was prerendered for this path and language; the app replaces any other HTML.
  const here = `${withoutEndSlash(location.pathname)} ${i18next.language}`
  startTransition(() => {
    if (root.dataset.page === here) hydrateRoot(root, app)
    else {
      for (const tag of document.head.querySelectorAll(PAGE_TAGS)) tag.remove()
      createRoot(root).render(app)
    }
  })
}
