import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ApiError } from '@/api/api-error'
import { login, register, type Credentials } from '@/api/sign-in'
import { paths } from '@/paths'
import { startSession } from '@/session/sign-in'
import { useApiMutation } from '@/session/use-api-mutation'
import { showToast } from '@/ui/toast'

import type { AuthMode } from './credentials'

/** The result of the last attempt; translated only when shown, so that it follows the language. */
type Outcome = { kind: 'registered' } | { kind: 'cookies-needed' } | { kind: 'failed'; error: Error }

/** Sends the form. After a sign-in, in this tab or another, the page navigates on by itself. */
export function useAuth(mode: AuthMode, next: string | undefined) {
  const { t } = useTranslation('auth')
  const outcomeText = useOutcomeText()
  const [outcome, setOutcome] = useState<Outcome>()
  const [hasRegistered, setRegistered] = useState(false)
  // After a switch to sign-in the form is an ordinary sign-in, already filled in.
  const isRegistered = hasRegistered && mode === 'register'
  const [isLeaving, setLeaving] = useState(false)

  const showOutcome = (outcome: Outcome, isSamePage: boolean, requestedMode: AuthMode) => {
    if (isSamePage) {
      setOutcome(outcome)
      return
    }
    const { tone, text } = outcomeText(outcome)
    const form = paths.authMode(outcome.kind === 'registered' ? 'sign-in' : requestedMode, next)
    void showToast(tone === 'success' ? 'success' : 'error', text, { to: form, text: t('late.back') })
  }
  const signIn = useApiMutation({
    mutationKey: ['login'],
    mutationFn: login,
    onFailed: (error, _, isSamePage) => showOutcome({ kind: 'failed', error }, isSamePage, 'sign-in'),
    onDone: (session, _, isSamePage) => {
      if (!session || !startSession(session)) {
        showOutcome({ kind: 'cookies-needed' }, isSamePage, 'sign-in')
        return
      }
      setLeaving(true)
      if (isSamePage) return
      const link = { to: next ?? paths.client, text: t('late.goOn') }
      void showToast('success', t('late.signedIn'), link)
    },
  })
  const signUp = useApiMutation({
    mutationKey: ['register'],
    mutationFn: register,
    onFailed: (error, _, isSamePage) => showOutcome({ kind: 'failed', error }, isSamePage, 'register'),
    onDone: (_output, _input, isSamePage) => {
      showOutcome({ kind: 'registered' }, isSamePage, 'register')
      if (isSamePage) setRegistered(true)
    },
  })
  const mutation = mode === 'register' && !isRegistered ? signUp : signIn

  return {
    submit: (credentials: Credentials) => {
      if (isLeaving) return
      setOutcome(undefined)
      mutation.mutate(credentials)
    },
    /** Whether this form has just registered somebody and can now sign in with the same entries. */
    isRegistered,
    isPending: mutation.isPending || isLeaving,
    message: outcome && outcomeText(outcome),
    reset: () => {
      setOutcome(undefined)
      setRegistered(false)
    },
  }
}

function useOutcomeText() {
  const { t } = useTranslation('auth')
  return (outcome: Outcome): { tone: 'success' | 'danger'; text: string } => {
    if (outcome.kind === 'registered') return { tone: 'success', text: t('registered') }
    if (outcome.kind === 'cookies-needed') return { tone: 'danger', text: t('cookiesNeeded') }
    const { error } = outcome
    const { serverText, status } = error instanceof ApiError && error.kind === 'refused' ? error : {}
    const reason = serverText ?? (status && t('statusReason', { status }))
    return { tone: 'danger', text: reason ? t('error', { reason }) : t('somethingWrong') }
  }
}
