import i18next from 'i18next'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'

import { authorizeWith } from '@/api/http'
import { createQueryClient } from '@/api/query-client'
import { App } from '@/app'
import { startLanguages } from '@/i18n/start'
import { roomsOf, routes } from '@/router'
import { currentSession, watchSession } from '@/session/session'

import '@/ui/tokens.css'
import '@/ui/base.css'

// The built page's head does so before anything is drawn.
if (import.meta.env.DEV) void import('@/ui/color-scheme').then(({ applyColorScheme }) => applyColorScheme())

// Texts, scripts and data of the first page are on their way before React draws anything.
const languages = startLanguages()
const queryClient = createQueryClient()
const router = createBrowserRouter(routes(queryClient), {
  patchRoutesOnNavigation: roomsOf(queryClient),
})

authorizeWith(() => currentSession()?.token)
watchSession(queryClient)
await languages

const root = document.getElementById('root')
if (root === null) throw new Error('The page shell has no root')
const app = <App router={router} queryClient={queryClient} />
const { language } = root.dataset
delete root.dataset['language']
// The landing page is there already, drawn at build time; in another language it is drawn anew.
if (language === i18next.language) {
  await new Promise<void>((resolve) => {
    const go = () => router.state.initialized && resolve()
    go()
    router.subscribe(go)
  })
  hydrateRoot(root, app)
} else {
  // What stands there for those who run no script; the page says it itself.
  for (const tag of document.querySelectorAll('title,[name=description],[rel=canonical]')) tag.remove()
  createRoot(root).render(app)
}
