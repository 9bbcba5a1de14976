import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import { paths } from '@/paths'
import { readNextPath } from '@/session/next-path'
import { useSessionState } from '@/session/session'
import { JUST_SIGNED_IN } from '@/session/sign-in'
import { Page } from '@/ui/layout'
import { Notice } from '@/ui/notice'
import { PageTitle } from '@/ui/page-title'

import { AuthForm } from './auth-form'
import { readAuthMode } from './credentials'

import styles from './auth-page.module.css'

/** Sign-in and registration. The mode is in the URL; a switch of mode keeps the form. */
export default function AuthPage() {
  const { t } = useTranslation('auth')
  const [query] = useSearchParams()
  const location = useLocation()
  const mode = readAuthMode(query, location.state)
  // The header's sign-in link, pressed on this page, has no return path: the previous one stays.
  const [nextBefore, setNextBefore] = useState<string>()
  const next = readNextPath(query.get('next')) ?? nextBefore
  if (next !== nextBefore) setNextBefore(next)
  const isSignedIn = useSessionState().kind === 'signed in'
  const navigate = useNavigate()
  useEffect(() => {
    // The sign-in may come from this form or from another tab.
    if (isSignedIn) void navigate(next ?? paths.client, { replace: true, state: JUST_SIGNED_IN })
  }, [isSignedIn, next, navigate])
  const registers = mode === 'register'
  return (
    <Page gap={5} className={styles.page}>
      <PageTitle>{t(registers ? 'registerPage' : 'signInPage')}</PageTitle>
      <h1>{t(registers ? 'registerTitle' : 'signInTitle')}</h1>
      {saysSignedOut(location.state) && (
        <Notice tone="success" role="status">
          {t('signedOut')}
        </Notice>
      )}
      {next && <p className="muted">{t(hasChoice(next) ? 'returnNoteBooking' : 'returnNote')}</p>}
      <AuthForm mode={mode} next={next} />
    </Page>
  )
}

const saysSignedOut = (state: unknown) => typeof state === 'object' && state !== null && 'signedOut' in state

/** Whether the return path is a booking with dates or a car. */
const hasChoice = (next: string) => next.startsWith(`${paths.vehicles}?`)
