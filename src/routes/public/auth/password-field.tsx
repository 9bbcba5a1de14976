import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Button } from '@/ui/button'
import { Field } from '@/ui/field'

import { PASSWORD_MIN_LENGTH } from './credentials'

/** The password, which can be shown while it is typed (D12). */
export function PasswordField({ isNew, error }: { isNew: boolean; error: string | undefined }) {
  const { t } = useTranslation('auth')
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={t('password')}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? t('passwordHint', { count: PASSWORD_MIN_LENGTH }) : undefined}
      error={error}
      aside={
        <Button
          look="quiet"
          style={{ justifySelf: 'start', marginInlineStart: 'calc(-1 * var(--space-2))' }}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'hidePassword' : 'showPassword')}
        </Button>
      }
    />
  )
}
