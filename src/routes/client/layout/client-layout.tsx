import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'

import { ReadFailure } from '@/lists/read-failure'
import { useIsUnreachable } from '@/lists/use-list'
import { lastKnownReservations } from '@/offline/last-known-reservations'
import { paths, withoutEndSlash } from '@/paths'
import { currentSession, useSession } from '@/session/session'
import { endSession, JUST_SIGNED_IN } from '@/session/sign-in'
import { isAdministrator, useCurrentUser } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { focusPage } from '@/ui/focus-page'
import { Stack } from '@/ui/layout'
import { PageTitle } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'
import { SkipLink } from '@/ui/skip-link'

import { Sidebar } from './sidebar'

import styles from './client-layout.module.css'

// Makes the sign-in page say that the person has signed out.
const SIGNED_OUT = { signedOut: true }

/** The frame of the signed-in area. The frame and the loaders of its routes decide who may enter. */
export function ClientLayout() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    // The sign-out may have happened in another tab.
    if (session === undefined) void navigate(paths.auth, { replace: true, state: SIGNED_OUT })
  }, [session, navigate])

  return session && <SignedIn userId={session.userId} />
}

function SignedIn({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation(['common', 'client'])
  const user = useCurrentUser()
  const location = useLocation()
  const isAtOwnList = withoutEndSlash(location.pathname).toLowerCase() === paths.client
  // A sign-in leads administrators to their menu's first page (docs/decisions.md, "Administrator's first page").
  const isRedirected = isAtOwnList && location.state === JUST_SIGNED_IN && isAdministrator(user.data)
  // Without a connection the last known reservations stay readable; they need no role.
  const isUnreachable = useIsUnreachable(user)
  const isReadable = isAtOwnList && isUnreachable && lastKnownReservations() !== undefined
  useEffect(() => {
    if (user.isPending || document.activeElement?.id !== 'main') return
    // The focus waited on <main> until the page had a heading.
    focusPage()
  }, [user.isPending])
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Sidebar name={user.data?.fullName} role={roleOf(user.data)} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {(user.isLoadingError && !isReadable) || userId === undefined ? (
          <RoleUnknown
            error={user.error}
            onRetry={() => (userId ? void user.refetch() : void currentSession())}
          />
        ) : user.isPending && !isReadable ? (
          <Stack gap={6} role="status" aria-label={t('loading')}>
            <PageTitle>{t('client:area')}</PageTitle>
            <Skeleton width="min(20rem, 80%)" height="var(--text-h2)" />
            <Skeleton height="20rem" />
          </Stack>
        ) : isRedirected ? (
          <Navigate to={paths.allReservations} replace />
        ) : (
          <Outlet />
        )}
      </main>
    </div>
  )
}

const roleOf = (user: Parameters<typeof isAdministrator>[0]) =>
  user === undefined ? 'unknown' : isAdministrator(user) ? 'administrator' : 'client'

// Retry also helps without a user ID: its cookie may be back.
function RoleUnknown({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation(['client', 'common'])
  return (
    <Stack align="start">
      <PageTitle>{t('area')}</PageTitle>
      <h1>{t('area')}</h1>
      <ReadFailure of={{ error, retry: onRetry }}>{t('roleUnknown')}</ReadFailure>
      <Button onClick={endSession}>{t('common:signOut')}</Button>
    </Stack>
  )
}

/** The administrator's pages; to anybody else, `otherwise`, as if the address did not exist. */
export function AdministratorsOnly({ otherwise }: { otherwise: ReactNode }) {
  return isAdministrator(useCurrentUser().data) ? <Outlet /> : otherwise
}
