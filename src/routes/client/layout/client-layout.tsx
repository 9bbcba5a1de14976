import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useNavigate } from 'react-router-dom'

import { userQuery } from '@/api/users'
import { useFailureText } from '@/i18n/use-failure-text'
import { paths } from '@/paths'
import type { Session } from '@/session/cookies'
import { currentSession, endSession, useSession } from '@/session/session'
import { Button } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'

import { Sidebar } from './sidebar'

import styles from './client-layout.module.css'

/** The signed-in area's frame. Who may be here is decided here, and by the loader that leads here (D16). */
export function ClientLayout() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    // Signed out, here or in another tab.
    if (session === undefined) void navigate(paths.auth, { replace: true })
  }, [session, navigate])

  return session && <SignedIn session={session} />
}

function SignedIn({ session }: { session: Session }) {
  const { t } = useTranslation(['client', 'common'])
  const failureText = useFailureText()
  const user = useQuery({ ...userQuery(session.userId ?? ''), enabled: session.userId !== undefined })
  const isUnknown = user.isLoadingError || session.userId === undefined
  // Without an id there is nobody to ask for; the cookie may have come back.
  const retry = () => (session.userId === undefined ? void currentSession() : void user.refetch())
  return (
    <div className={styles['frame']}>
      <Sidebar name={user.data?.fullName} />
      <main id="main" className={styles['main']} tabIndex={-1}>
        {isUnknown ? (
          <div className={styles['failure']}>
            <h1>{t('area')}</h1>
            <LoadFailure onRetry={retry}>
              {t('roleUnknown')} {user.error && failureText(user.error)}
            </LoadFailure>
            <Button onClick={endSession}>{t('common:signOut')}</Button>
          </div>
        ) : user.isPending ? (
          <div role="status" aria-label={t('common:loading')}>
            <Skeleton height="20rem" />
          </div>
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  )
}
