import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
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

const drafts = createFormDrafts<Credentials>()
const FORM = 'form'

/** One form for both modes; its entries survive a switch of mode, every failure and, but for the password, other pages. */
export function AuthForm({ mode, next }: { mode: AuthMode; next: string | undefined }) {
  const { t } = useTranslation('auth')
  const form = useRef<HTMLFormElement>(null)
  const { errors, showErrors, clear, onInput } = useFieldErrors<CredentialErrors>({})
  const { submit, isPending, isRegistered, failure, forgetRegistration } = useAuth(mode, next)
  const [entries] = useState(() => drafts.read(FORM))
  useLayoutEffect(() => {
    const { current } = form
    return () => {
      // Without the password: somebody else may use the device next.
      if (current) drafts.keep(FORM, { ...readCredentials(new FormData(current)), password: '' })
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
  const field = (name: keyof Credentials) => {
    const error = errors[name]
    return {
      label: t(name),
      name,
      defaultValue: entries?.[name],
      error: error && t(`invalid.${error}`, { count: PASSWORD_MIN_LENGTH }),
    }
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
          <Field {...field('fullName')} autoComplete="name" />
        </div>
        <Field {...field('email')} type="email" autoComplete={registers ? 'email' : 'username'} />
        <div hidden={!registers}>
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </div>
        <PasswordField {...field('password')} isNew={registers} />
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

// The notice is scrolled to; this button stands right below it.
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

function PasswordField({ isNew, ...field }: ComponentProps<typeof Field> & { isNew: boolean }) {
  const { t } = useTranslation('auth')
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      // A shown password is plain text to the browser, whose spell check may send it to a server.
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      hint={isNew ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
      aside={
        <Button variant="quiet" onClick={() => setShown(!isShown)}>
          {t(isShown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  )
}
