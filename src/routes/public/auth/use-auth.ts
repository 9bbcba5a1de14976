import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiError } from '@/api/api-error'
import { login, register, type Credentials } from '@/api/sign-in'
import { paths } from '@/paths'
import { useSessionState } from '@/session/session'
import { startSession } from '@/session/sign-in'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import type { AuthMode } from './credentials'

/** Thrown after a sign-in whose cookies the browser did not keep. */
class CookiesNeededError extends Error {}

/** Sends the form. After a sign-in, in this tab or another, the page navigates on by itself. */
export function useAuth(mode: AuthMode, next: string | undefined) {
  const { t } = useTranslation('auth')
  const [hasRegistered, setRegistered] = useState(false)
  // After a switch to sign-in the form is an ordinary sign-in, already filled in.
  const isRegistered = hasRegistered && mode === 'register'
  const isRegistration = mode === 'register' && !isRegistered
  const isSignedIn = useSessionState().kind === 'signed in'

  const failureText = (error: Error) => {
    if (error instanceof CookiesNeededError) return t('cookiesNeeded')
    const { serverText, status } = error instanceof ApiError && error.kind === 'refused' ? error : {}
    const reason = serverText ?? (status && t('statusReason', { status }))
    return reason ? t('error', { reason }) : t('somethingWrong')
  }
  const backToForm = (form: AuthMode) => ({ to: paths.authMode(form, next), text: t('late.back') })
  const finishRegistration = (isSamePage: boolean) => {
    setRegistered(isSamePage)
    if (!isSamePage) void showToast('success', t('registered'), backToForm('sign-in'))
  }
  const finishSignIn = (session: Parameters<typeof startSession>[0] | void, isSamePage: boolean) => {
    if (!session || !startSession(session)) throw new CookiesNeededError()
    const onwards = { to: next ?? paths.client, text: t('late.goOn') }
    if (!isSamePage) void showToast('success', t('late.signedIn'), onwards)
  }
  const form = isRegistration ? 'register' : 'sign-in'
  const { mutate, isPending, error } = useApiMutation({
    // A switch of mode drops the error.
    mutationKey: [isRegistration ? 'register' : 'login'],
    mutationFn: async (credentials: Credentials) =>
      isRegistration ? register(credentials) : login(credentials),
    onDone: (session, _, isSamePage) =>
      isRegistration ? finishRegistration(isSamePage) : finishSignIn(session, isSamePage),
    onFailed: (error, _, isSamePage) =>
      !isSamePage && void showToast('error', failureText(error), backToForm(form)),
  })

  return {
    submit: (credentials: Credentials) => !isSignedIn && mutate(credentials),
    /** Whether this form has just registered somebody and can now sign in with the same entries. */
    isRegistered,
    isPending: isPending || isSignedIn,
    failure: error && failureText(error),
    forgetRegistration: () => setRegistered(false),
  }
}
