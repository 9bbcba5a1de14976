import { useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '@/paths'
import { Cluster } from '@/ui/layout'
import { moveToastsToTop, toastHost } from '@/ui/toast-host'

import styles from './expired-notice.module.css'

/** Says on every page and above every dialog that the sign-in has expired; its link returns here afterwards. */
export function ExpiredNotice() {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  useLayoutEffect(() => moveToastsToTop(), [])
  if (pathname === paths.auth) return null
  return createPortal(
    <Cluster className={`floating ${styles.notice}`} role="alert">
      <p>{t('expired.text')}</p>
      <Link to={paths.authThen(pathname + search)}>{t('expired.signIn')}</Link>
    </Cluster>,
    toastHost(),
  )
}
