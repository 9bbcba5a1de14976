import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'

import { Footer } from './footer'
import { Header } from './header'

import styles from './public-layout.module.css'

/** The public pages' frame: header, page, footer. */
export function PublicLayout() {
  const { t } = useTranslation()
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
