import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { ApiError } from '@/api/api-error'
import { useApiMutation } from '@/api/use-api-mutation'
import { login, register, type Credentials } from '@/api/users'
import { paths } from '@/paths'
import { startSession } from '@/session/session'

import type { AuthMode } from './credentials'

/** What came of the last attempt; put into words when it is shown, so that it follows the language. */
type Outcome = { kind: 'registered' } | { kind: 'failed'; error: Error }

export function useAuth(mode: AuthMode, next: string | undefined) {
  const navigate = useNavigate()
  const outcomeText = useOutcomeText()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isLeaving, setLeaving] = useState(false)

  const onError = (error: Error) => setOutcome({ kind: 'failed', error })
  const signIn = useApiMutation({
    mutationKey: ['login'],
    mutationFn: login,
    onError,
    onSuccess: (session) => {
      setLeaving(true)
      startSession(session)
      void navigate(next ?? paths.client, { replace: true })
    },
  })
  const signUp = useApiMutation({
    mutationKey: ['register'],
    mutationFn: register,
    onError,
    onSuccess: () => setOutcome({ kind: 'registered' }),
  })
  const mutation = mode === 'register' ? signUp : signIn

  return {
    submit: (credentials: Credentials) => {
      if (isLeaving) return
      setOutcome(undefined)
      mutation.mutate(credentials)
    },
    isPending: mutation.isPending || isLeaving,
    message: outcome && outcomeText(outcome),
    clearMessage: () => setOutcome(undefined),
  }
}

function useOutcomeText() {
  const { t } = useTranslation('auth')
  return (outcome: Outcome): { tone: 'success' | 'danger'; text: string } => {
    if (outcome.kind === 'registered') return { tone: 'success', text: t('registered') }
    const { error } = outcome
    if (!(error instanceof ApiError) || error.kind !== 'refused')
      return { tone: 'danger', text: t('somethingWrong') }
    const reason = error.serverText ?? t('statusReason', { status: error.status })
    return { tone: 'danger', text: t('error', { reason }) }
  }
}
