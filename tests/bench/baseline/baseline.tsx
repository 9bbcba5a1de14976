import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { createRoot } from 'react-dom/client'
import { initReactI18next, useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import './baseline.css'

const hero = {
  title: 'Rent an electric car in Belgrade',
  text: 'Unlimited mileage, VAT included, support day and night. Choose your days and see which car is free.',
}

/** One hero, as early as a page of the same packages can show it: its texts are in the script. */
function Hero() {
  const { t } = useTranslation('landing')
  return (
    <main>
      <h1>{t('hero.title')}</h1>
      <p>{t('hero.text')}</p>
      <img src="/cars/model-s.svg" alt="" width={1060} height={380} />
    </main>
  )
}

await i18next
  .use(initReactI18next)
  .init({ lng: 'en', ns: ['landing'], defaultNS: 'landing', resources: { en: { landing: { hero } } } })
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root')
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={createBrowserRouter([{ path: '/', element: <Hero /> }])} />
  </QueryClientProvider>,
)
