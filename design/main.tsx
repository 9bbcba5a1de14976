import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { loadTexts, startLanguages } from '@/i18n/start'
import { followToastLinksWith } from '@/ui/toast-host'

import { DesignPage } from './design-page'
import { showStates } from './states'

import '@/ui/tokens.css'
import '@/ui/base.css'

void start()

/** Shows the parts of src/ui with the shop's own texts, whose lengths are real in every language. */
async function start() {
  await startLanguages({ brand: 'Struja', languageOfAddress: () => undefined })
  await loadTexts('auth', 'booking', 'client', 'control', 'desk', 'ui')
  const router = createBrowserRouter([{ path: '*', element: <DesignPage /> }])
  followToastLinksWith((to) => void router.navigate(to))
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page shell has no root')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  showStates()
  import.meta.hot?.on('vite:afterUpdate', showStates)
}
