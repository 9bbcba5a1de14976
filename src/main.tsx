import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { authorizeWith } from '@/api/http'
import { createQueryClient } from '@/api/query-client'
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
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
