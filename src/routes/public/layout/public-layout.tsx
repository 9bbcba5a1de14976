import { Outlet } from 'react-router-dom'

import { SkipLink } from '@/ui/skip-link'

import { Footer } from './footer'
import { Header } from './header'

import styles from './public-layout.module.css'

export function PublicLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
