import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useMatch } from 'react-router-dom'

import { loadTexts } from '@/i18n/start'
import { ReadFailure } from '@/lists/read-failure'
import { useIsUnreachable } from '@/lists/use-list'
import { forgetDeskDay, lastKnownDeskDay, lastKnownReservations } from '@/offline/last-known-reservations'
import { paths } from '@/paths'
import { currentSession, useSession } from '@/session/session'
import { endSession, JUST_SIGNED_IN } from '@/session/sign-in'
import { isAdministrator, useCurrentUser } from '@/session/use-current-user'
import { Button } from '@/ui/button'
import { focusPage } from '@/ui/focus-page'
import { useKeyShortcuts } from '@/ui/key-shortcuts'
import { Stack } from '@/ui/layout'
import { optionalPart } from '@/ui/lazy-part'
import { PageTitle, TitleCount } from '@/ui/page-title'
import { Skeleton } from '@/ui/skeleton'
import { SkipLink } from '@/ui/skip-link'

import { Sidebar } from './sidebar'
import { useSearchDialog } from './use-search-dialog'

import styles from './client-layout.module.css'

// For administrators alone.
const SlipWatch = optionalPart(async () => {
  const [{ SlipWatch }] = await Promise.all([import('@/reservations/slip-watch'), loadTexts('desk')])
  return SlipWatch
})

// Makes the sign-in page say that the person has signed out.
const SIGNED_OUT = { signedOut: true }

/** The frame of the signed-in area. The frame and the loaders of its routes decide who may enter. */
export function ClientLayout() {
  const { t } = useTranslation(['common', 'client'])
  const session = useSession()
  const user = useCurrentUser()
  const search = useSearchDialog(session !== undefined && isAdministrator(user.data))
  const location = useLocation()
  useKeyShortcuts()
  const [arrivedSlips, setArrivedSlips] = useState(0)
  const isAtOwnList = useMatch(paths.client) !== null
  // A sign-in leads administrators to their menu's first page (docs/decisions.md, "Administrator's first page").
  const isRedirected = isAtOwnList && location.state === JUST_SIGNED_IN && isAdministrator(user.data)
  // Without a connection what is last known stays readable; it needs no role.
  const isUnreachable = useIsUnreachable(user)
  const isOwn = isAtOwnList || location.pathname.startsWith(`${paths.client}/reservations/`)
  const isDeskDay = location.pathname === paths.today
  const isReadable =
    isUnreachable &&
    ((isOwn && lastKnownReservations() !== undefined) || (isDeskDay && lastKnownDeskDay() !== undefined))
  useEffect(() => {
    if (user.isPending || document.activeElement?.id !== 'main') return
    // The focus waited on <main> until the page had a heading.
    focusPage()
  }, [user.isPending])
  const isNoAdministrator = user.data !== undefined && !isAdministrator(user.data)
  useEffect(() => {
    if (isNoAdministrator) forgetDeskDay()
  }, [isNoAdministrator])
  // The sign-out may have happened in another tab.
  if (session === undefined) return <Navigate to={paths.auth} replace state={SIGNED_OUT} />
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Sidebar user={user.data} onSearch={search.open} />
      {isAdministrator(user.data) && <SlipWatch onCount={setArrivedSlips} />}
      <main id="main" className={styles.main} tabIndex={-1}>
        {(user.isLoadingError && !isReadable) || session.userId === undefined ? (
          <RoleUnknown
            error={user.error}
            onRetry={() => (session.userId ? void user.refetch() : void currentSession())}
          />
        ) : user.isPending && !isReadable ? (
          <Stack gap={6} role="status" aria-label={t('loading')}>
            <PageTitle>{t('client:area')}</PageTitle>
            <Skeleton width="min(20rem, 80%)" height="var(--text-h2)" />
            <Skeleton height="20rem" />
          </Stack>
        ) : isRedirected ? (
          <Navigate to={paths.today} replace />
        ) : (
          <TitleCount value={arrivedSlips}>
            <Outlet />
          </TitleCount>
        )}
      </main>
      {search.dialog}
    </div>
  )
}

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
  const { data: user } = useCurrentUser()
  // The frame shows pages to somebody of unknown role only where they are last known.
  return user === undefined || isAdministrator(user) ? <Outlet /> : otherwise
}
