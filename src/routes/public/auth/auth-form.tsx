import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import type { Credentials } from '@/api/sign-in'
import { paths } from '@/paths'
import { createFormDrafts } from '@/session/form-drafts'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Stack } from '@/ui/layout'
import { bringIntoSight, Notice } from '@/ui/notice'
import { useFieldErrors } from '@/ui/use-field-errors'

import {
  checkCredentials,
  PASSWORD_MIN_LENGTH,
  readCredentials,
  type AuthMode,
  type CredentialErrors,
} from './credentials'
import { useAuth } from './use-auth'

// Without the password: somebody else may use the device next.
const drafts = createFormDrafts<ReturnType<typeof entriesOf>>()

interface AuthFormProps {
  mode: AuthMode
  next: string | undefined
}

/** One form for both modes; its entries survive a switch of mode, every failure and, but for the password, other pages. */
export function AuthForm({ mode, next }: AuthFormProps) {
  const { t } = useTranslation('auth')
  const form = useRef<HTMLFormElement>(null)
  const { errors, showErrors, clear, onInput } = useFieldErrors<CredentialErrors>({})
  const { submit, isPending, isRegistered, failure, forgetRegistration } = useAuth(mode, next)
  const [entries] = useState(() => drafts.read(FORM))
  useLayoutEffect(() => {
    const { current } = form
    return () => {
      if (current) drafts.keep(FORM, entriesOf(current))
    }
  }, [])
  const registers = mode === 'register'
  const action = !registers ? 'signIn' : isRegistered ? 'signInAndGoOn' : 'register'

  const trySubmit = () => {
    if (form.current === null) return
    const credentials = readCredentials(new FormData(form.current))
    const found = checkCredentials(mode, credentials)
    showErrors(found, form.current)
    if (Object.keys(found).length === 0) submit(credentials)
  }
  const errorText = (name: keyof CredentialErrors) => {
    const error = errors[name]
    return error && t(`invalid.${error}`, { count: PASSWORD_MIN_LENGTH })
  }

  return (
    <Stack
      as="form"
      ref={form}
      noValidate
      onInput={onInput}
      onSubmit={(event) => {
        event.preventDefault()
        trySubmit()
      }}
    >
      {/* Hidden, not removed: a switch of mode keeps the entries, and the sign-in after registering sends them. */}
      <Stack hidden={isRegistered}>
        <div hidden={!registers}>
          <Field
            label={t('fullName')}
            name="fullName"
            autoComplete="name"
            defaultValue={entries?.fullName}
            error={errorText('fullName')}
          />
        </div>
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete={registers ? 'email' : 'username'}
          defaultValue={entries?.email}
          error={errorText('email')}
        />
        <div hidden={!registers}>
          <Field
            label={t('phone')}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={entries?.phone}
            error={errorText('phone')}
          />
        </div>
        <PasswordField isNew={registers} error={errorText('password')} />
      </Stack>
      {(failure ?? isRegistered) && (
        <Notice tone={failure ? 'danger' : 'success'} role="alert" ref={bringIntoSight}>
          {failure ?? t('registered')}
        </Notice>
      )}
      <Button
        // The field that had the focus is hidden now.
        ref={isRegistered ? focus : null}
        variant="primary"
        type="submit"
        aria-disabled={isPending}
        aria-busy={isPending}
      >
        {t(isPending ? 'sending' : action)}
      </Button>
      {/* After a registration the other form is offered only if the sign-in fails. */}
      {(!isRegistered || failure) && (
        <Link
          className="touch"
          to={paths.authMode(registers ? 'sign-in' : 'register', next)}
          replace
          onClick={() => {
            clear()
            forgetRegistration()
          }}
        >
          {t(registers ? 'toSignIn' : 'toRegister')}
        </Link>
      )}
    </Stack>
  )
}

const FORM = 'form'

function entriesOf({ elements }: HTMLFormElement) {
  const textOf = (name: keyof Credentials) => {
    const field = elements.namedItem(name)
    return field instanceof HTMLInputElement ? field.value : ''
  }
  return { fullName: textOf('fullName'), email: textOf('email'), phone: textOf('phone') }
}

// The notice is scrolled to; this button stands right below it.
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function PasswordField({ isNew, error }: { isNew: boolean; error: string | undefined }) {
  const { t } = useTranslation('auth')
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={t('password')}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      // A shown password is plain text to the browser, whose spell check may send it to a server.
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      hint={isNew ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
      error={error}
      aside={
        <Button variant="quiet" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  )
}
